import { nounOf } from './foreign-nouns';
import { foundOf, type ForeignText, type Found } from './foreign-text';

/** Returns the noun at the end of a compound (“Reisekostenabrechnung”), which stays as typed in singular and plural. */
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
    const tail = word.plain.length === typed.length ? typed.slice(from) : word.plain.slice(from);
    if (!startAlike(tail, noun.one) && !startAlike(tail, noun.many)) continue;
    const found = foundOf({ ...noun, isWhole: false }, at, at);
    // Folding changed the length, so the start of the head is unknown in the typed text.
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

const umlauts = /([aou])e/gu;
const lower = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(umlauts, (_, vowel: string) => `${vowel}\u0308`)
    .normalize('NFC');

/** Compares with umlauts: “…vorhersage” does not end with “Säge”. */
function startAlike(typed: string, form: string): boolean {
  const [one, other] = [lower(typed), lower(form)];
  const length = Math.max(2, Math.min(one.length, other.length) - 2);
  return one.slice(0, length) === other.slice(0, length);
}
