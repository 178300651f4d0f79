import type { Category } from '../../content/category.schema';
import type { ArchetypeContent } from '../../content/app-language';
import type { SubjectReading } from './reading';
import type { Subject } from './subject';

/** English nouns of people that no list knows: beekeeper, dentist, coachman. */
const personal = /(?:[a-z]{3}(?:er|or)|ist|ian|eur|man|woman|person|mate)s?$/u;

export const subjectOf = ({ one, many, known }: SubjectReading): Subject => ({
  one,
  many,
  isWhole: known?.isWhole ?? false,
  ...(known?.icon ? { icon: known.icon } : {}),
  ...(known?.picture ? { picture: known.picture } : {}),
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
  categoryOf: (name: string) => Promise<Category>,
): Promise<{ subject: Subject; category: Category }> {
  const category = await categoryOf(subject?.category ?? neutralFor(archetype, subject, language));
  const { noun } = phrases;
  const called: Subject = noun
    ? { ...noun, isWhole: false }
    : { one: category.kinds[0] ?? archetype.id, many: category.measure.label, isWhole: true };
  const { subjects } = archetype;
  const suits = !subjects || subjects.is.includes(category.is);
  if (suits) return { category, subject: subject ? subjectOf(subject) : called };
  const own = await categoryOf(subjects.category);
  const isCalled = !subject || subjects.named;
  return { category: own, subject: isCalled ? called : subjectOf(subject) };
}
