import { verbOf, isStopBetween } from './read/clauses';
import type { Spoken } from './read/spoken';
import { tokensOf, typed } from './read/tokens';

/** Longest name of a thing before the comma, in words. */
const longest = 6;
const things = ['screen', 'tab', 'headline', 'subtitle', 'part:button'];
const verbs = ['call', 'rename', 'set', 'move', 'show', 'add'];

/** Puts a thing back where “it” stands: “the second tab, can you call it Home” is “can you call the second tab Home”. */
export function fronted(text: string, spoken: Spoken): string {
  const tokens = tokensOf(text);
  const stop = tokens.findIndex((token, at) => {
    const before = tokens[at - 1];
    return before !== undefined && isStopBetween(text, before, token);
  });
  const lead = tokens.slice(0, Math.max(0, stop));
  const isThing =
    lead.length > 0 &&
    lead.length <= longest &&
    spoken.has(lead, ...things) &&
    verbOf(lead, spoken).length === 0;
  if (!isThing) return text;
  const behind = tokens.slice(stop);
  const at = behind.findIndex(
    (_, index) => index > 0 && spoken.lengthAt(behind, index, 'it') === 1,
  );
  const before = behind.slice(Math.max(0, at - 1), at);
  const [first, it] = [behind[0], behind[at]];
  if (!first || !it || !spoken.has(before, ...verbs)) return text;
  return `${text.slice(first.at, it.at)}${typed(text, lead)}${text.slice(it.end)}`;
}
