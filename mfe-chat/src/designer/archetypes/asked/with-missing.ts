import type { Reading, SubjectReading } from '../reading';
import type { Ingredients } from '../subject';
import type { Asked } from './asked';
import { kindOfFact } from './kind-of-fact';
import { isMeasure } from './kept';
import { isPerson } from './missing';

/** The facts of a reading with what no screen showed: people and sorts of facts that are known as facts. */
export function askedIn(
  { facts, brief: { seed } }: Reading,
  missing: readonly SubjectReading[],
  ingredients: Pick<Ingredients, 'texts'>,
): Asked {
  const isFact = (noun: SubjectReading) => kindOfFact(noun.one, ingredients) !== undefined;
  return {
    facts: [...facts, ...missing.filter(isFact).map(({ one }) => one)],
    seed,
    persons: new Set(missing.filter(isPerson).map(({ one }) => one)),
  };
}
