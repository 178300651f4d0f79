import type { Hand } from './hand';
import { capital, textOf } from './names';
import type { Token } from './tokens';

const longest = 80;

/** Returns the base form of a name: “Роза” for “розу”, by the object endings of the language. */
export function rowTitle(tokens: readonly Token[], hand: Hand): string {
  const { spoken } = hand;
  const typed = textOf(tokens, hand);
  const isQuote = tokens.length === 1 && tokens[0]?.quote !== undefined;
  const endings = Object.entries(spoken.said.bare ?? {});
  const named =
    isQuote || spoken.has(tokens, 'unchanging')
      ? typed
      : typed.replaceAll(/\p{L}+/gu, (word) => {
          const found = endings.find(([end]) => word.length > end.length + 1 && word.endsWith(end));
          return found ? word.slice(0, -found[0].length) + found[1] : word;
        });
  return capital(named).slice(0, longest);
}
