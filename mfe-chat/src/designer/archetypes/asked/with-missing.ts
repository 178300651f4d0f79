import type { Reading, SubjectReading } from '../reading';
import type { Ingredients } from '../subject';
import type { Asked } from './asked';
import { kindOfFact } from './kind-of-fact';
import { isMeasure } from './kept';
import { isPerson } from './missing';

/** Longest English text whose every noun counts, in UTF-16 units: longer ones tell a story around the app. */
const longest = 240;

/** The facts of a reading with what no screen showed: sorts of facts, and outside English, which has no rows, people and measures. */
export function askedIn(
  { facts, brief: { seed, text }, language }: Reading,
  missing: readonly SubjectReading[],
  ingredients: Pick<Ingredients, 'texts'>,
): Asked {
  const isShort = language !== 'en' || text.length <= longest;
  const isFact = (noun: SubjectReading) => {
    const kind = kindOfFact(noun.one, ingredients);
    // Photos are taken in the app, whatever the text tells around it.
    return kind
      ? isShort || kind === 'photo'
      : language !== 'en' && (isPerson(noun) || isMeasure(noun));
  };
  return {
    facts: [...facts, ...missing.filter(isFact).map(({ one }) => one)],
    seed,
    persons: new Set(missing.filter(isPerson).map(({ one }) => one)),
  };
}
