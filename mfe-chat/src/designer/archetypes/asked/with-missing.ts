import type { Enumerated, Reading, SubjectReading } from '../reading';
import type { Ingredients } from '../subject';
import type { Asked } from './asked';
import { kindOfFact } from './facts';
import { isMeasure } from './kept';
import { isPerson } from './missing';

/** The facts of a reading with what no screen showed: people and sorts of facts that are known as facts, with answers that the sentence names. */
export function askedIn(
  { facts }: Reading,
  missing: readonly SubjectReading[],
  ingredients: Pick<Ingredients, 'texts'>,
  choices: readonly Enumerated[],
): Asked {
  const isFact = (noun: SubjectReading) =>
    isPerson(noun) || isMeasure(noun) || kindOfFact(noun.one, ingredients) !== undefined;
  return {
    facts: [...facts, ...missing.filter(isFact).map(({ one }) => one)],
    persons: new Set(missing.filter(isPerson).map(({ one }) => one)),
    choices,
  };
}

/** Marks at which a part of a sentence ends. */
const cut = /[,;:.!?\n()，、。；：！？،؛؟]/u;
const longest = 60;
const mostLines = 4;

/** Parts of the sentence, as typed, with a noun that no screen showed and that is no fact. */
export function linesFor(
  text: string,
  missing: readonly SubjectReading[],
  ingredients: Pick<Ingredients, 'texts'>,
): string[] {
  const lines = missing
    .filter(({ at }) => at >= 0)
    .filter(
      (noun) =>
        !isPerson(noun) && !isMeasure(noun) && kindOfFact(noun.one, ingredients) === undefined,
    )
    .map(({ at, words }) => {
      let from = at;
      let to = at + words.length;
      while (from > 0 && !cut.test(text[from - 1] ?? '')) from -= 1;
      while (to < text.length && !cut.test(text[to] ?? '')) to += 1;
      const line = text.slice(from, to).trim();
      return line.length <= longest ? line : words;
    });
  return [...new Set(lines)].slice(0, mostLines);
}
