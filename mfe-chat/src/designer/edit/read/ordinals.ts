import type { Spoken } from './spoken';
import type { Token } from './tokens';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const digit = /^([1-9])(?:st|nd|rd|th|er|e|eme|a|o|번째|番目|й|я|ю)?$/u;

/** Returns a position: 0 is the first, -1 the last. */
export function ordinalIn(
  tokens: readonly Token[],
  spoken: Spoken,
): { at: number; rest: readonly Token[] } | undefined {
  for (const [at, name] of [...ordinals.entries(), [-1, 'last'] as const]) {
    const found = spoken.find(tokens, name);
    if (found)
      return {
        at,
        rest: [...tokens.slice(0, found.at), ...tokens.slice(found.at + found.length)],
      };
  }
  const at = tokens.findIndex(({ plain }) => digit.test(plain));
  const number = at < 0 ? undefined : digit.exec(tokens[at]?.plain ?? '')?.[1];
  return number && (tokens[at]?.plain !== number || spoken.has(tokens, 'counter'))
    ? {
        at: Number(number) - 1,
        rest: spoken.rest([...tokens.slice(0, at), ...tokens.slice(at + 1)], 'counter'),
      }
    : undefined;
}
