import { clip } from '../compose/clip';
import type { ArchetypeContent, CategoryContent } from '../../content/app-language';
import type { SubjectReading } from './reading';
import { isNeutral, type Subject } from './subject';

/** In UTF-16 units. */
const longest = 32;

/** Endings of unknown English nouns for people: beekeeper, dentist, coachman. */
const personal = /(?:[a-z]{3}(?:er|or)|ist|ian|eur|man|woman|person|mate)s?$/u;

/** Returns the picture of the noun or of its last word: a rescue dog is a dog. */
function pictureOf({ one, known }: SubjectReading, { pictures, alone }: CategoryContent) {
  const picture = known && pictures[known.one];
  const isCompound = one !== known?.one;
  return picture && !(isCompound && alone.includes(known.one)) ? { picture } : {};
}

const plurals = /(?:people|men|children|feet|teeth|mice|geese)$/u;

export const subjectOf = (reading: SubjectReading, category: CategoryContent): Subject => ({
  // Titles append words to the noun: cutting it here keeps them distinct.
  one: clip(reading.one, longest),
  // “Learn sign language” is about one language.
  many: clip(
    plurals.test(reading.one) ||
      (category.is === 'topic' && reading.words.toLowerCase() === reading.one)
      ? reading.one
      : reading.many,
    longest,
  ),
  isWhole: reading.known?.isWhole ?? false,
  ...(reading.known?.icon ? { icon: reading.known.icon } : {}),
  ...pictureOf(reading, category),
});

/** Category of an unknown noun: the archetype's usual one; a person only if the word looks like one. */
function neutralFor(
  { neutral }: ArchetypeContent['archetype'],
  subject: SubjectReading | undefined,
  language: string,
): string {
  const isPerson = !subject || language !== 'en' || personal.test(subject.one);
  return `neutral-${neutral === 'person' && !isPerson ? 'thing' : neutral}`;
}

const mostTried = 4;

export async function subjectFor(
  { archetype, phrases }: ArchetypeContent,
  nouns: readonly SubjectReading[],
  language: string,
  categoryOf: (name: string) => Promise<CategoryContent>,
): Promise<{ subject: Subject; category: CategoryContent }> {
  const [first, ...others] = nouns;
  const { subjects } = archetype;
  const { noun } = phrases;
  const category = await categoryOf(first?.category ?? neutralFor(archetype, first, language));
  // “Das erste” names no kind.
  const called: Subject = noun
    ? { ...noun, isWhole: false }
    : {
        one: isNeutral(category) ? phrases.label : (category.kinds[0] ?? archetype.id),
        many: isNeutral(category) ? phrases.label : category.measure.label,
        isWhole: !isNeutral(category),
      };
  const known = first ? subjectOf(first, category) : called;
  if (!first || !subjects || subjects.is.includes(category.is)) return { category, subject: known };
  for (const other of others.slice(0, mostTried)) {
    const own = other.category === undefined ? undefined : await categoryOf(other.category);
    if (own && subjects.is.includes(own.is))
      return { category: own, subject: subjectOf(other, own) };
  }
  if (!subjects.category) return { category, subject: known };
  const own = await categoryOf(subjects.category);
  if (!subjects.named) return { category: own, subject: subjectOf(first, own) };
  // “church flower rota”: records are shifts named after the flowers; there are no “paper patients”.
  const isCompound = language === 'en' && noun && category.is !== 'person' && own.is !== 'person';
  // “night shift” is a shift, no “night shift shift”.
  const named = first.one.endsWith(noun?.one ?? '')
    ? first
    : { one: `${first.one} ${noun?.one}`, many: `${first.one} ${noun?.many}` };
  return {
    category: own,
    subject:
      isCompound && named.many.length <= longest
        ? { ...called, one: named.one, many: named.many }
        : called,
  };
}
