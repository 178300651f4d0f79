import type { Token } from './tokens';
import { tokensOf } from './tokens';
import type { Spoken } from './spoken';

const parts = ['button', 'floating-button', 'section', 'text'].map((name) => `part:${name}`);
const mostAdjectives = 3;

/** “A huge red button to call the florist”, “another row: …”: a part or a row is asked for, with or without a verb. */
export function asksPart(text: string, spoken: Spoken): boolean {
  const typed = tokensOf(text);
  const more = spoken.lengthAt(typed, 0, 'onemore');
  if (more > 0 && spoken.lengthAt(typed, more, 'rowword') > 0) return true;
  const tokens: readonly Token[] = spoken.politely(typed);
  const article = spoken.lengthAt(tokens, 0, 'indefinite');
  if (article === 0) return false;
  for (let at = article; at <= article + mostAdjectives; at += 1) {
    if (spoken.lengthAt(tokens, at, 'behindhead') > 0) return false;
    const length = Math.max(0, ...parts.map((list) => spoken.lengthAt(tokens, at, list)));
    const next = tokens[at + length];
    if (length > 0)
      return !next || next.plain === ':' || spoken.lengthAt(tokens, at + length, 'behindhead') > 0;
  }
  return false;
}
