import { hasStop } from './clauses';
import type { Spoken } from './spoken';
import type { Token } from './tokens';

const ordered = ['add', 'remove', 'no', 'rename', 'call', 'set', 'move', 'show', 'use', 'want'];

/** “I work alone so no team page”: the words before “so” are the reason. */
const isSoOrdered = (tokens: readonly Token[], at: number, spoken: Spoken): boolean =>
  spoken.lengthAt(tokens, at, 'sothen') === 1 &&
  spoken.lengthAt(tokens, at, 'reason') === 0 &&
  ordered.some((list) => spoken.lengthAt(tokens, at + 1, list) > 0);

/** Drops reasons: “…, because my eyes are bad”, “since it is dark, …”. */
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
  const so = tokens.findIndex((_, at) => at > 0 && isSoOrdered(tokens, at, spoken));
  const isTold = ['aside', 'subject'].some((list) => spoken.lengthAt(tokens, 0, list) > 0);
  if (so > 0 && isTold && !spoken.has(tokens.slice(0, so), ...ordered)) return tokens.slice(so + 1);
  const isStop = (at: number) => hasStop(text.slice(tokens[at - 1]?.end, tokens[at]?.at));
  const reason = spoken.find(tokens, 'reason');
  if (!reason || tokens[reason.at]?.quote !== undefined) return tokens;
  const end = tokens.findIndex((_, at) => at > reason.at && isStop(at));
  const left = [...tokens.slice(0, reason.at), ...(end < 0 ? [] : tokens.slice(end))];
  return left.length > 0 ? spoken.politely(left) : tokens;
}

/** “…, most of us are over 70”: a reason without a request. */
export const isAside = (clause: readonly Token[], spoken: Spoken): boolean =>
  spoken.lengthAt(clause, 0, 'aside') > 0;
