import type { Border, Color, Corners, Fill, Shadow } from './layers';

/* Parses computed styles: colours are `rgb()` or `rgba()`, lengths are px. */

const colors = /rgba?\(([^)]+)\)(?:\s+([\d.]+)%)?/g;
export const px = (value: string): number => Number.parseFloat(value) || 0;

const hexOf = (value: string) =>
  Math.min(255, Math.max(0, Math.round(Number(value))))
    .toString(16)
    .padStart(2, '0');

/** Cached: a design uses few colours hundreds of times. */
const known = new Map<string, Color | undefined>();
function readColor(value: string): Color | undefined {
  const [, parts] = /rgba?\(([^)]+)\)/.exec(value) ?? [];
  if (!parts) return undefined;
  const [red = '0', green = '0', blue = '0', alpha = '1'] = parts.split(/[\s,/]+/);
  return { hex: `#${hexOf(red)}${hexOf(green)}${hexOf(blue)}`, alpha: Number(alpha) };
}

/** Returns undefined if invisible. */
export function colorOf(value: string, opacity = 1): Color | undefined {
  if (value === 'none' || value === 'rgba(0, 0, 0, 0)') return undefined;
  if (!known.has(value)) known.set(value, readColor(value));
  const color = known.get(value);
  const alpha = Math.round((color?.alpha ?? 0) * opacity * 1000) / 1000;
  return color && alpha > 0 ? { hex: color.hex, alpha } : undefined;
}

/** Angle in degrees. */
export function fillOf(style: CSSStyleDeclaration): Fill | undefined {
  const image = style.backgroundImage;
  if (image.startsWith('linear-gradient')) {
    const found = [...image.matchAll(colors)];
    const stops = found.flatMap(([text, , at], index) => {
      const color = colorOf(text) ?? { hex: '#000000', alpha: 0 };
      return [{ at: at ? Number(at) / 100 : index / Math.max(1, found.length - 1), color }];
    });
    const angle = /\(([-\d.]+)deg/.exec(image)?.[1];
    return { is: 'gradient', angle: angle ? Number(angle) : 180, stops };
  }
  const color = colorOf(style.backgroundColor);
  return color && { is: 'color', color };
}

const sides = ['top', 'right', 'bottom', 'left'] as const;

export function bordersOf(style: CSSStyleDeclaration): Border[] {
  // Reading a computed value takes microseconds, and most elements have no border.
  if (style.borderWidth === '0px') return [];
  const own = sides.flatMap((side): Border[] => {
    const kind = style.getPropertyValue(`border-${side}-style`);
    const width = px(style.getPropertyValue(`border-${side}-width`));
    const color = colorOf(style.getPropertyValue(`border-${side}-color`));
    if (!color || width === 0 || kind === 'none' || kind === '') return [];
    return [{ side, width, color, isDashed: kind === 'dashed' }];
  });
  const look = (border: Border) => JSON.stringify({ ...border, side: 'all' });
  const [first] = own;
  const isAround = first && own.length === 4 && own.every((each) => look(each) === look(first));
  return isAround ? [{ ...first, side: 'all' }] : own;
}

/** Outer shadows only; the last one is lowest, as in CSS. */
export function shadowsOf(value: string): Shadow[] {
  if (value === 'none') return [];
  return value.split(/,(?![^(]*\))/).flatMap((each): Shadow[] => {
    const color = colorOf(each);
    if (!color || each.includes('inset')) return [];
    const [x = 0, y = 0, blur = 0, spread = 0] = (each.match(/-?[\d.]+px/g) ?? []).map(px);
    return [{ x, y, blur, spread, color }];
  });
}

/** Limits each radius to half of the shorter side. */
export function cornersOf(style: CSSStyleDeclaration, width: number, height: number): Corners {
  if (style.borderRadius === '0px') return [0, 0, 0, 0];
  const most = Math.min(width, height) / 2;
  const corner = (value: string) =>
    Math.min(most, value.includes('%') ? (px(value) / 100) * Math.min(width, height) : px(value));
  return [
    corner(style.borderTopLeftRadius),
    corner(style.borderTopRightRadius),
    corner(style.borderBottomRightRadius),
    corner(style.borderBottomLeftRadius),
  ];
}
