import type { AppDesign } from '../../model/app-design';
import type { Reading, SubjectReading } from '../reading';
import { isShownIn, stemsIn, textStems } from './shown';

/** Categories whose nouns are people: one of them has a name, not a count. */
const people: ReadonlySet<string> = new Set([
  'customers',
  'family',
  'learners',
  'patients',
  'workers',
  'neutral-person',
]);

export const isPerson = ({ category = '' }: SubjectReading): boolean => people.has(category);

/** Longest phrase that makes a label, in UTF-16 units. */
const longest = 28;

/** Nouns of the sentence that stand on no screen, in its order. */
export function missingIn(
  design: AppDesign,
  { subjects, things, quotes }: Reading,
): SubjectReading[] {
  const isNew = (thing: SubjectReading) => subjects.every(({ one }) => one !== thing.one);
  const shown = textStems([design.name, design.tabs, design.screens]);
  return [...subjects, ...things.filter(isNew)]
    .filter(
      ({ one, at }) =>
        one !== design.domain.one &&
        one.length <= longest &&
        !isShownIn(shown, one) &&
        !quotes.some((quote) => at >= quote.at && at <= quote.at + quote.text.length),
    )
    .toSorted((a, b) => a.at - b.at);
}

/** Categories of places and circles: the ward, the bakery, the bird club that the app is of. */
export const houses: ReadonlySet<string> = new Set([
  'community',
  'outdoor-places',
  'public-places',
  'venues',
  'workplaces',
]);

export const isHouse = ({ category = '' }: SubjectReading): boolean => houses.has(category);

/** The noun whose app it is, where no screen shows it: it goes into the name. */
export const ownerIn = (
  missing: readonly SubjectReading[],
  mechanics: string,
): SubjectReading | undefined =>
  missing.find(
    ({ category = '', one }) =>
      houses.has(category) ||
      (one.includes(' ') && stemsIn(mechanics).includes(stemsIn(one).at(-1) ?? '')),
  );
