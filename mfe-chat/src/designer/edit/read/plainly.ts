import { hasStop } from './clauses';
import type { Said } from './frames';
import type { Hand } from './hand';
import { ordinalIn } from './ordinals';
import type { Token } from './tokens';

const namings = ['named', 'headline', 'subtitle', 'wordfor', 'part:button', 'called'];

/** “X is Y”, “X should Y” without quotes or naming words is a statement, not a rename. */
export function isPlainly({ frame, slots: { a, b }, tokens }: Said, { spoken }: Hand): boolean {
  if (!a || !b || !frame.startsWith('{a} <shouldbe>')) return false;
  if ([...a, ...b].some(({ quote }) => quote !== undefined)) return false;
  const between = tokens.slice(a.length, tokens.indexOf(b[0] as Token));
  const isBare = spoken.lengthAt(between, 0, 'modal') === between.length;
  if (!isBare && ordinalIn(a, spoken)) return false;
  return isBare || !spoken.has([...a, ...between], ...namings);
}

export const isSplit = (tokens: readonly Token[], { text }: Hand): boolean =>
  tokens.some(({ quote }) => quote !== undefined) &&
  tokens.some((token, at) => at > 0 && hasStop(text.slice(tokens[at - 1]?.end, token.at)));
