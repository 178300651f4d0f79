import type { ListedPart } from '../reading';
import { pluralOf, type KnownNoun, type NounIndex } from './noun-index';
import { singularOf } from './noun-phrases';
import type { ReadingWords } from './reading-words';
import { personIn, type Speech } from './speech';

/** A name of a list as the title of a screen. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a word names what only holds others: “list”, “stash”. */
export const holderIn =
  ({ containers }: Speech, { amounts }: NonNullable<ReadingWords['lists']>) =>
  (word: string): boolean =>
    containers.has(singularOf(word)) && !amounts.includes(singularOf(word));

/**
 * The noun that a name of several words is about.
 *
 * @param all words of the name, plain
 * @param isHeld its last word only holds the noun: “yarn stash”
 * @param isPast its last word says what was done to the noun: “parts used”
 * @param speech words by which people are told from things
 */
export function nounOf(
  all: readonly string[],
  nouns: NounIndex,
  isHeld: boolean,
  isPast: boolean,
  speech: Speech,
): Pick<ListedPart, 'noun' | 'isSure'> {
  const holds = isHeld && all.length > 1 ? all.slice(0, -1) : all;
  let known: KnownNoun | undefined;
  for (let at = 0; at < holds.length && !known; at += 1) {
    const name = holds.slice(at).join(' ');
    known = nouns.get(name) ?? nouns.get(singularOf(name));
  }
  const many = (known ? holds : all).join(' ');
  const one = isPast ? many : singularOf(many);
  const isSeveral = one !== many || isPast;
  const whole = known && (known.many === many || known.one === one) ? known : undefined;
  return {
    noun: {
      one: whole?.one ?? one,
      // “Loot”, “glossary”: of what is not known to be counted there is but one word.
      many: whole?.many ?? (isSeveral || !known ? many : pluralOf(one)),
      // A “tie breaker” is a thing.
      category: known || all.length > 1 ? known?.category : personIn(one, speech),
      // A stage plan is no plan of any sort.
      known: known && { ...known, isWhole: known.isWhole && whole !== undefined },
    },
    isSure: known !== undefined || isSeveral || isHeld,
  };
}
