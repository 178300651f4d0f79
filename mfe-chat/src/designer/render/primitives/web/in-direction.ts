import type { CSSProperties } from 'react';

type Side = keyof CSSProperties;

/** Physical properties with their logical equivalents. */
const sides = ['padding', 'margin', 'border']
  .map((side) => [`${side}Left`, `${side}Right`, `${side}InlineStart`, `${side}InlineEnd`])
  .concat([['left', 'right', 'insetInlineStart', 'insetInlineEnd']]) as [Side, Side, Side, Side][];

/** Uses logical properties if left and right differ, so that Arabic screens are mirrored. */
export function inDirection(style: CSSProperties | undefined): CSSProperties | undefined {
  if (!style) return style;
  const next: Partial<Record<Side, unknown>> = { ...style };
  for (const [left, right, start, end] of sides) {
    if (next[left] === next[right]) continue;
    for (const [from, to] of [
      [left, start],
      [right, end],
    ] as const) {
      if (!(from in next)) continue;
      next[to] = next[from];
      delete next[from];
    }
  }
  return next as CSSProperties;
}
