import { toLch } from '../../src/designer/themes/color';
import { drawnPicture } from '../../src/designer/drawings/drawn-picture';
import { palettes } from '../../src/designer/themes/palettes';
import { pictureOf } from './picture-of';

const half = (color: string, x: number) =>
  `<rect x="${x}" y="4" width="12" height="24" fill="${color}"/>`;
const lightnessOf = (fills: readonly (string | undefined)[]) =>
  fills.map((fill) => toLch(fill ?? '').lightness);

test.each(Object.entries(palettes))(
  'separates neighbours of nearly one colour in the palette %s',
  (_name, palette) => {
    const body = `<g fill="none">${half('#00a6ed', 4)}${half('#0098d8', 16)}</g>`;
    for (const isLocked of [false, true]) {
      const { shapes } = drawnPicture(pictureOf(body, isLocked))(palette);
      const [one = 0, other = 0] = lightnessOf(shapes.map(({ fill }) => fill));
      expect(Math.abs(one - other)).toBeGreaterThan(0.06);
    }
  },
);

test('keeps contrast between the edge and the tints behind it, unless it is white', () => {
  const rim = (color: string) => {
    const fills = pictureOf(half(color, 4), false).shapes.map(({ fill }) => fill);
    return (fills as { lightness: number }[])[0]?.lightness;
  };
  expect(rim('#e6e6e6')).toBeLessThanOrEqual(0.8);
  expect(rim('#ffffff')).toBeGreaterThan(0.95);
});

test('keeps a tomato red in every palette, and paints a bucket in the palette', () => {
  const hues = (isLocked: boolean) =>
    [palettes.harbour, palettes.sorbet].map((palette) => {
      const [shape] = drawnPicture(pictureOf(half('#f8312f', 4), isLocked))(palette).shapes;
      return Math.round(toLch(shape?.fill ?? '').hue / 20);
    });
  expect(new Set(hues(true)).size).toBe(1);
  expect(new Set(hues(false)).size).toBe(2);
});

test('converts circles, ellipses and gradients to flat paths with integers', () => {
  const body =
    '<g fill="none"><circle cx="16" cy="16" r="6" fill="#fff"/>' +
    '<ellipse cx="16" cy="16" rx="3" ry="2" fill="url(#a)"/>' +
    '<path fill="#000" d="M1.234 2.345L5.678 9.1z" opacity=".2"/>' +
    '<defs><linearGradient id="a" x1="1"><stop stop-color="#f00"/><stop stop-color="#0f0"/></linearGradient></defs></g>';
  const { shapes } = pictureOf(body, true);
  expect(shapes.map(({ fill }) => (fill as { tone: string }).tone)).toEqual(['#ffffff', '#00ff00']);
  for (const { d } of shapes) expect(d).toMatch(/^M[\d\sa-z-]+$/i);
});
