import type { ArchetypeContent, CategoryContent } from '../../content/app-language';
import type { SubjectReading } from './reading';
import type { Subject } from './subject';

/** English nouns of people that no list knows: beekeeper, dentist, coachman. */
const personal = /(?:[a-z]{3}(?:er|or)|ist|ian|eur|man|woman|person|mate)s?$/u;

/** The picture of the noun itself, or of the noun that ends its compound: a rescue dog is a dog. */
function pictureOf({ one, known }: SubjectReading, { pictures, alone }: CategoryContent) {
  const picture = known && pictures[known.one];
  const isCompound = one !== known?.one;
  return picture && !(isCompound && alone.includes(known.one)) ? { picture } : {};
}

/** The subject of a reading, with the pictures that its category has. */
export const subjectOf = (reading: SubjectReading, category: CategoryContent): Subject => ({
  one: reading.one,
  many: reading.many,
  isWhole: reading.known?.isWhole ?? false,
  ...(reading.known?.icon ? { icon: reading.known.icon } : {}),
  ...pictureOf(reading, category),
});

/** Category of an unknown noun: what the mechanics are mostly about, but a person only where the word sounds like one. */
function neutralFor(
  { neutral }: ArchetypeContent['archetype'],
  subject: SubjectReading | undefined,
  language: string,
): string {
  const isPerson = !subject || language !== 'en' || personal.test(subject.one);
  return `neutral-${neutral === 'person' && !isPerson ? 'thing' : neutral}`;
}

/** What records are about and of which category: the subject of the sentence where the mechanics can be about it. */
export async function subjectFor(
  { archetype, phrases }: ArchetypeContent,
  subject: SubjectReading | undefined,
  language: string,
  categoryOf: (name: string) => Promise<CategoryContent>,
): Promise<{ subject: Subject; category: CategoryContent }> {
  const category = await categoryOf(subject?.category ?? neutralFor(archetype, subject, language));
  const { noun } = phrases;
  const called: Subject = noun
    ? { ...noun, isWhole: false }
    : { one: category.kinds[0] ?? archetype.id, many: category.measure.label, isWhole: true };
  const { subjects } = archetype;
  const suits = !subjects || subjects.is.includes(category.is);
  if (suits) return { category, subject: subject ? subjectOf(subject, category) : called };
  const own = await categoryOf(subjects.category);
  const isCalled = !subject || subjects.named;
  return { category: own, subject: isCalled ? called : subjectOf(subject, own) };
}
