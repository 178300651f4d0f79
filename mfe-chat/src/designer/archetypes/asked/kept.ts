import type { AppLanguage, ArchetypeContent } from '../../../content/app-language';
import type { Reading, SubjectReading } from '../reading';
import type { FactKind } from './fact-kinds';
import { kindOfFact } from './facts';
import { isPerson } from './missing';
import { stemsIn } from './shown';

/** Most further things that get a screen of their own. */
export const mostThings = 3;

/** What is always a fact of a record, whatever else the noun may be: pictures before and after. */
const onlyFacts: ReadonlySet<FactKind> = new Set([
  'address',
  'date',
  'duration',
  'email',
  'link',
  'note',
  'phone',
  'photo',
  'time',
]);

/** The sentence speaks of several: “songs”, whose plural is its own. */
export const isSeveral = (noun: SubjectReading): boolean =>
  !isPerson(noun) &&
  noun.one !== noun.many &&
  noun.words.toLowerCase().endsWith(noun.many.toLowerCase());

/** Nouns that the app keeps besides its subject: neither facts of a record, nor what the mechanics call their records themselves. */
export function keptIn(
  { things }: Pick<Reading, 'things'>,
  { texts }: Pick<AppLanguage, 'texts'>,
  { noun }: ArchetypeContent['phrases'],
): SubjectReading[] {
  const own = stemsIn(noun?.one ?? '').at(-1);
  return things
    .filter((thing) => {
      const kind = kindOfFact(thing.one, { texts });
      const isFact = kind !== undefined && (thing.category === undefined || onlyFacts.has(kind));
      return !isFact && stemsIn(thing.one).at(-1) !== own;
    })
    .slice(0, mostThings);
}
