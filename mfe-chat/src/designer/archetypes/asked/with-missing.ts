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
  const isEnglish = language === 'en';
  const isFact = (noun: SubjectReading) =>
    kindOfFact(noun.one, ingredients)
      ? !isEnglish || text.length <= longest
      : !isEnglish && (isPerson(noun) || isMeasure(noun));
  return {
    facts: [...facts, ...missing.filter(isFact).map(({ one }) => one)],
    seed,
    persons: new Set(missing.filter(isPerson).map(({ one }) => one)),
  };
}
