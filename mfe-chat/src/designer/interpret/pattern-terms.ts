import { isPictographic, type Word } from './words';

/** What one word of a pattern can be. */
export interface Terms {
  stems: Set<string>;
  exact: Set<string>;
  starts: string[];
  parts: string[];
  /** Any plural noun, by its form: `~s`. */
  plural: boolean;
}

export type Step = { gap: number } | Terms;

export const isOne = (terms: Terms, word: Word, by: 'stem' | 'single') =>
  terms.stems.has(word[by]) ||
  terms.exact.has(word.plain) ||
  (word.bare !== word.plain && terms.exact.has(word.bare)) ||
  terms.starts.some((start) => word.plain.startsWith(start) || word.bare.startsWith(start)) ||
  terms.parts.some((part) => word.plain.includes(part)) ||
  (terms.plural && isPlural(word));

const isPlural = ({ plain, stem }: Word) => /^[a-z]{3,}[^su]s$/u.test(plain) && plain !== stem;

/** Every pictographic character of a pattern is a step of its own, as it is a word of its own in the text. */
export function piecesOf(pattern: string): string[] {
  return pattern
    .trim()
    .split(' ')
    .flatMap((piece) => {
      if (piece.includes('|') || !isPictographic(piece)) return [piece];
      const steps: string[] = [];
      for (const letter of piece) {
        const last = steps.at(-1);
        if (isPictographic(letter) || last === undefined || isPictographic(last))
          steps.push(letter);
        else steps[steps.length - 1] = last + letter;
      }
      return steps;
    })
    .filter(Boolean);
}
