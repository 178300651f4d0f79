import type { ListedPart } from '../reading';
import { pluralOf, type KnownNoun, type NounIndex } from './noun-index';
import { singularOf } from './noun-phrases';
import type { ReadingWords } from './reading-words';
import { personIn, type Speech } from './speech';

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const holderIn =
  ({ containers }: Speech, { amounts }: NonNullable<ReadingWords['lists']>) =>
  (word: string): boolean =>
    containers.has(singularOf(word)) && !amounts.includes(singularOf(word));

/** Finds the noun of a name; `isHeld`: “yarn stash”, `isPast`: “parts used”. Words are plain. */
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
      // “Loot”, “glossary”: uncountable unless known otherwise.
      many: whole?.many ?? (isSeveral || !known ? many : pluralOf(one)),
      // A “tie breaker” is a thing, not a person.
      category: known || all.length > 1 ? known?.category : personIn(one, speech),
      // A stage plan is not an ordinary plan.
      known: known && { ...known, isWhole: known.isWhole && whole !== undefined },
    },
    isSure: known !== undefined || isSeveral || isHeld,
  };
}
