import { nounOf } from './foreign-nouns';
import { foundOf, type ForeignText, type Found } from './foreign-text';

/** “Reisekostenabrechnung”: the noun that it ends with says what it is; the word stays as typed, in both numbers. */
export function compoundOf(
  { text, words, nouns, code }: ForeignText,
  at: number,
): Found | undefined {
  const word = words[at];
  if (!word || word.plain.length < 7) return undefined;
  const typed = text.slice(word.at, word.end);
  if (!/^\p{Lu}/u.test(typed)) return undefined;
  for (let from = 3; from <= word.plain.length - 3; from += 1) {
    const noun = nounOf(nouns, [word.plain.slice(from)], code);
    if (!noun || noun.one.includes(' ')) continue;
    const found = foundOf({ ...noun, isWhole: false }, at, at);
    // Where the plain form has another length, nobody knows where the head begins in what was typed.
    if (typed.length !== word.plain.length) return { ...found, one: typed, many: typed };
    const first = typed.slice(0, from);
    return {
      ...found,
      one: first + noun.one.toLocaleLowerCase(code),
      many: first + noun.many.toLocaleLowerCase(code),
    };
  }
  return undefined;
}
