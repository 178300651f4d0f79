import type { ArchetypeName } from '../../../content/archetype-names';
import type { AppLanguage, AppSource } from '../../../content/app-language';
import { pluralOf } from '../read/noun-index';
import { wordsFor } from '../read/reading-words';
import type { SubjectReading } from '../reading';
import { isHouse, isPerson } from './missing';
import { rowsNamed } from './own-rows';

/** Reads nouns that no sentence names. */
export const nounsOf = (nouns: readonly string[] = [], app: AppLanguage): SubjectReading[] => {
  const { nouns: index } = wordsFor(app);
  return nouns.map((one) => {
    const known = index.get(one) ?? index.get(one.slice(one.lastIndexOf(' ') + 1));
    const many = index.get(one)?.many ?? pluralOf(one);
    return { one, many, known, category: known?.category, value: one, words: one, at: -1 };
  });
};

/** Returns the noun with rows that the act of an agent or a gerund makes: swims of “swimmer” and “swimming”. */
export async function recordsFor(
  { one, words, at }: SubjectReading,
  app: AppLanguage,
  content: AppSource,
): Promise<SubjectReading | undefined> {
  const stem = one.replace(/(?:ing|er)$/u, '');
  for (const name of [stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1')]) {
    // “Fishing” is no fish, a “painter” no paint.
    const isAct = (await rowsNamed(name, app, content))?.is === 'activity';
    const [noun] = isAct ? nounsOf([name], app) : [];
    if (noun) return { ...noun, words, at };
  }
  return undefined;
}

/** Archetypes with records that are places. */
const ofPlaces = /^(?:directory|queue|control|trip|club|rental|events|field-sales)$/u;

/** Returns the subjects, best first; of “a pet shop, washes and dogs” the washes, since the shop is the user's own. */
export function belongingTo(
  subjects: readonly SubjectReading[],
  archetype: ArchetypeName,
  { signs }: Pick<AppLanguage, 'signs'>,
): readonly SubjectReading[] {
  const [first] = subjects;
  const isOwn =
    first !== undefined &&
    isHouse(first) &&
    first.category !== 'outdoor-places' &&
    first.words.toLowerCase().endsWith(first.one.toLowerCase());
  const isKept = (noun: SubjectReading): boolean =>
    noun.category !== undefined &&
    noun.category !== 'photos' &&
    !isHouse(noun) &&
    !isPerson(noun) &&
    // Stamps of “barbershop booking” are not booked.
    (archetype !== 'booking' || signs.booking?.categories[noun.category] !== undefined);
  const other = isOwn && !ofPlaces.test(archetype) ? subjects.find(isKept) : undefined;
  return other ? [other, ...subjects.filter((noun) => noun !== other)] : subjects;
}
