import { readColors } from '../../interpret/colors/read-colors';
import { lookMatches } from '../../interpret/read-style';
import { wordsOf } from '../../interpret/words';
import { isRuledOut } from '../../interpret/read-looks';
import { looks } from '../../engine-data';
import type { Hand } from './hand';
import { tokensOf, type Token } from './tokens';

/** A style word with its token range; the end is exclusive. */
export interface LookWord {
  value: string;
  from: number;
  to: number;
  /** The colour of a state, “red when late”. */
  isOfState?: true;
}

export interface Tags {
  colors: readonly LookWord[];
  roles: readonly { name: string; at: number; length: number }[];
  styles: readonly LookWord[];
}

/** Colours by name and hex code, as #rrggbb. */
export function colorsIn(
  tokens: readonly Token[],
  { text, language, colors: colorWords }: Pick<Hand, 'text' | 'language' | 'colors'>,
): LookWord[] {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return [];
  // The sign of a hex code is not part of the word.
  const start = text[first.at - 1] === '#' ? first.at - 1 : first.at;
  const said = text.slice(start, last.end);
  const words = wordsOf(said);
  // “Less grey” also names a colour; callers handle the “less”.
  const heard = words.map((word) =>
    looks.not.includes(word.plain) ? { ...word, plain: '' } : word,
  );
  const colors = readColors(said, heard, language, colorWords, () => false);
  return colors.flatMap(({ value, at, words: spelt, role }) => {
    const [begin, end] = [start + at, start + at + spelt.length];
    const from = tokens.findIndex((token) => token.end > begin);
    const to = tokens.findLastIndex((token) => token.at < end) + 1;
    return from < 0 || tokens.slice(from, to).some(({ quote }) => quote !== undefined)
      ? []
      : [{ value, from, to, ...(role === 'state' ? { isOfState: true as const } : {}) }];
  });
}

export function stylesIn(tokens: readonly Token[], { text }: Pick<Hand, 'text'>): LookWord[] {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || tokens.some(({ quote }) => quote !== undefined)) return [];
  const said = text.slice(first.at, last.end);
  const words = wordsOf(said);
  const matches = lookMatches(words);
  const things = new Set(matches.filter(({ value }) => value === 'thing').map(({ from }) => from));
  return matches
    .filter(({ value, from }) => value !== 'thing' && !things.has(from) && !isRuledOut(words, from))
    .flatMap(({ value, from, to }) => {
      const [begin, end] = [first.at + (words[from]?.at ?? 0), first.at + (words[to]?.end ?? 0)];
      return [
        {
          value,
          from: tokens.findIndex((token) => token.end > begin),
          to: tokens.findLastIndex((token) => token.at < end) + 1,
        },
      ];
    });
}

/** “The never ones”: some of the records. */
export const saysOnes = (said: readonly Token[], { spoken }: Pick<Hand, 'spoken'>): boolean =>
  said.some(
    ({ plain, single }, at) =>
      at > 0 &&
      plain !== single &&
      spoken.lengthAt(said, at, 'ones') > 0 &&
      spoken.lengthAt(said, at - 1, 'the') === 0,
  );

/** “Remove the blue one”: a record by its colour. */
export const saysOneOf = (said: readonly Token[], hand: Hand): boolean =>
  colorsIn(said, hand).some(
    ({ to }) => said[to]?.plain !== 'a' && hand.spoken.lengthAt(said, to, 'none') > 0,
  );

/** “Red if overdue”, “red for lost, green for found” */
export function saysStates(clause: readonly Token[], hand: Hand): boolean {
  const { spoken, text } = hand;
  if (colorsIn(clause, hand).length === 0) return false;
  const whole = tokensOf(text);
  const isFor = ({ from, to }: LookWord) => {
    const at = whole.findIndex(
      (_, index) => index > from && index <= to && spoken.lengthAt(whole, index, 'purpose') > 0,
    );
    const what = whole.slice(at + 1, at + 3);
    return (
      at > 0 &&
      spoken.named(what, 'role').length === 0 &&
      !spoken.has(what, 'app', 'screen', 'titles', 'letters')
    );
  };
  // “Taken = red”, “plums: purple”; a colon is a token
  const isEqual = ({ from, isOfState }: LookWord) => {
    if (isOfState) return true;
    const isColon = whole[from - 1]?.plain === ':';
    const [before, token] = [whole[isColon ? from - 2 : from - 1], whole[from]];
    if (!before || !token || !/[=:]/u.test(text.slice(before.end, token.at))) return false;
    return spoken.rest([before], ...spoken.listNames()).length > 0;
  };
  return (
    spoken.has(clause, 'conditional') ||
    colorsIn(whole, hand).some(isEqual) ||
    colorsIn(whole, hand).filter(isFor).length > 1
  );
}
