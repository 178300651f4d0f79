import type { AppDesign } from '../../model/app-design';
import type { Reading, SubjectReading } from '../reading';
import { isShownIn, stemsIn, textStems } from './shown';

/** Nouns of these categories are people: one person has a name, not a count. */
const people: ReadonlySet<string> = new Set([
  'customers',
  'family',
  'learners',
  'patients',
  'workers',
  'neutral-person',
]);

export const isPerson = ({ category = '' }: SubjectReading): boolean => people.has(category);

/** Longest phrase for a label, in UTF-16 units. */
const longest = 28;

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

/** Categories of places and groups that an app belongs to: the ward, the bakery, the bird club. */
export const houses: ReadonlySet<string> = new Set([
  'community',
  'outdoor-places',
  'public-places',
  'venues',
  'workplaces',
]);

export const isHouse = ({ category = '' }: SubjectReading): boolean => houses.has(category);

export const ownerIn = (
  missing: readonly SubjectReading[],
  mechanics: string,
): SubjectReading | undefined =>
  missing.find(
    ({ category = '', one }) =>
      houses.has(category) ||
      (one.includes(' ') && stemsIn(mechanics).includes(stemsIn(one).at(-1) ?? '')),
  );
