import type { Color } from '../measure/layers';

/** W3C design tokens format 2025.10. */
export type TokenNode = { $type?: string; $value?: unknown; $description?: string } & {
  [name: string]: unknown;
};

const part = (hex: string, at: number) =>
  Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000;

export const colorValue = (hex: string, alpha?: number) => ({
  colorSpace: 'srgb',
  components: [part(hex, 1), part(hex, 3), part(hex, 5)],
  ...(alpha === undefined ? {} : { alpha }),
  hex,
});

export const px = (value: number) => ({ value: Math.round(value * 100) / 100, unit: 'px' });

export const groupOf = (type: string, values: Readonly<Record<string, unknown>>): TokenNode => ({
  $type: type,
  ...Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $value }])),
});

export const shadowValue = (
  { hex, alpha }: Color,
  [offsetX, offsetY, blur, spread]: readonly [number, number, number, number],
) => ({
  color: colorValue(hex, alpha),
  offsetX: px(offsetX),
  offsetY: px(offsetY),
  blur: px(blur),
  spread: px(spread),
});
