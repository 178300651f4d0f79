import { wordsOf } from '../../interpret/words';
import type { Hand } from './hand';
import { kept, tokensOf, typed, type Token } from './tokens';

export const bared = (tokens: readonly Token[], { spoken }: Hand): readonly Token[] =>
  spoken.trimmed(tokens, 'the');

const leastStem = 2;

/** Compares stems in inflected languages: “sekmesini”, “вкладку”. */
function isInflected(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  let same = 0;
  while (same < length && one[same] === other[same]) same += 1;
  const left = Math.max(one.length, other.length) - same;
  return same > leastStem && left <= 4 && same >= left && length - same <= 2;
}

const wordsIn = kept(wordsOf);

/** Tells whether tokens match a text of the design, in any spelling or inflection. */
export function isSaid(tokens: readonly Token[], text: string, { spoken }: Hand): boolean {
  const [only] = tokens;
  const words = wordsIn(text);
  const said =
    tokens.length === 1 && only?.quote !== undefined
      ? wordsIn(only.quote)
      : tokens.filter(({ plain }) => plain !== ':');
  return (
    said.length > 0 &&
    said.length === words.length &&
    said.every(({ plain, single, bare }, at) => {
      const word = words[at];
      if (!word) return false;
      return (
        plain === word.plain ||
        single === word.single ||
        bare === word.bare ||
        (spoken.said.inflected === true && isInflected(plain, word.plain))
      );
    })
  );
}

export function textOf(tokens: readonly Token[], { text, spoken }: Hand): string {
  // “Can I call it Rex?” is a question; in “call it Rex?” the mark may belong to the name.
  const isQuestion = spoken.lengthAt(tokensOf(text), 0, 'polite') > 0;
  const last = tokens.at(-1);
  const only = tokens.length === 1 ? tokens[0]?.quote : undefined;
  if (only !== undefined) return only.trim();
  // A final mark belongs to the text: “What next?”
  const mark = last && (isQuestion ? /^[!！]/u : /^[!?！？]/u).exec(text.slice(last.end))?.[0];
  if (tokens.length === 0) return '';
  return `${typed(text, tokens)}${mark ?? ''}`
    .replace(/^["“„«「『]|["”“»」』]$/gu, '')
    .replace(/(?<=\p{L})\s+\p{Sc}$/u, '');
}

/** Names such as “iPhone” keep their small letter. */
const letter = /^\p{Ll}(?!\p{Lu})/u;

export const capital = (text: string): string =>
  letter.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
