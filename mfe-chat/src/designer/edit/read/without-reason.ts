import { hasStop } from './clauses';
import type { Spoken } from './spoken';
import type { Token } from './tokens';

/** Without why it is asked for: “…, because my eyes are bad”, “since it is dark, …”. */
export function withoutReason(
  text: string,
  tokens: readonly Token[],
  spoken: Spoken,
): readonly Token[] {
  const before = spoken.find(tokens, 'reasonend');
  const behind = before && tokens.slice(before.at + before.length);
  if (
    behind &&
    behind.length > 0 &&
    before.at > 0 &&
    !tokens.some(({ quote }) => quote !== undefined)
  )
    return spoken.politely(behind);
  const isStop = (at: number) => hasStop(text.slice(tokens[at - 1]?.end, tokens[at]?.at));
  const reason = spoken.find(tokens, 'reason');
  if (!reason || tokens[reason.at]?.quote !== undefined) return tokens;
  const end = tokens.findIndex((_, at) => at > reason.at && isStop(at));
  const left = [...tokens.slice(0, reason.at), ...(end < 0 ? [] : tokens.slice(end))];
  return left.length > 0 ? spoken.politely(left) : tokens;
}

/** “…, most of us are over 70”: a clause that says why, and asks for nothing. */
export const isAside = (clause: readonly Token[], spoken: Spoken): boolean =>
  spoken.lengthAt(clause, 0, 'aside') > 0;
