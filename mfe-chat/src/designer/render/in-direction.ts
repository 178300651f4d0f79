import type { CSSProperties } from 'react';

type Side = keyof CSSProperties;

/** Left and right, with what they are called where the reading direction decides. */
const sides: readonly [left: Side, right: Side, start: Side, end: Side][] = [
  ['paddingLeft', 'paddingRight', 'paddingInlineStart', 'paddingInlineEnd'],
  ['marginLeft', 'marginRight', 'marginInlineStart', 'marginInlineEnd'],
  ['left', 'right', 'insetInlineStart', 'insetInlineEnd'],
  ['borderLeft', 'borderRight', 'borderInlineStart', 'borderInlineEnd'],
];

type Style = Partial<Record<Side, unknown>>;

function renamed(style: Style, pairs: readonly (readonly [from: Side, to: Side])[]): Style {
  const next = { ...style };
  for (const [from, to] of pairs) {
    if (!(from in next)) continue;
    next[to] = next[from];
    delete next[from];
  }
  return next;
}

/** What differs between left and right is said by the reading direction, so that an Arabic screen is mirrored. */
export function inDirection(style: CSSProperties | undefined): CSSProperties | undefined {
  if (!style) return style;
  let next: Style = style;
  for (const [left, right, start, end] of sides)
    if (next[left] !== next[right])
      next = renamed(next, [
        [left, start],
        [right, end],
      ]);
  return next as CSSProperties;
}

/** The same for pictures, which are laid out from left to right by a program that knows only left and right. */
export function leftToRight(style: CSSProperties): CSSProperties {
  const back = sides.flatMap(([left, right, start, end]) => [
    [start, left] as const,
    [end, right] as const,
  ]);
  const next = renamed(style, back) as CSSProperties;
  return next.textAlign === 'start' ? { ...next, textAlign: 'left' } : next;
}
