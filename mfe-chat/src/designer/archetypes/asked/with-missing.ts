import type { Reading, SubjectReading } from '../reading';
import type { Ingredients } from '../subject';
import type { Asked } from './asked';
import { kindOfFact } from './facts';
import { isMeasure } from './kept';
import { isPerson } from './missing';

/** Most kinds by which a list is filtered. */
const mostGroups = 5;

/** The facts of a reading with what no screen showed: people and sorts of facts that are known as facts, the rest as kinds of records. */
export function askedIn(
  { facts }: Reading,
  missing: readonly SubjectReading[],
  ingredients: Pick<Ingredients, 'texts'>,
): Asked {
  const isFact = (noun: SubjectReading) =>
    isPerson(noun) || isMeasure(noun) || kindOfFact(noun.one, ingredients) !== undefined;
  const others = missing.filter((noun) => !isFact(noun)).map(({ one }) => one);
  const groups = others.length > 1 ? others.slice(0, mostGroups) : [];
  return {
    facts: [
      ...facts,
      ...missing.filter(isFact).map(({ one }) => one),
      ...(groups.length > 0 ? [] : others),
    ],
    persons: new Set(missing.filter(isPerson).map(({ one }) => one)),
    groups,
  };
}
