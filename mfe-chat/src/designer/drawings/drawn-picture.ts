import type { Paint, PaintColor, Picture } from '../../content/picture.schema';
import type { Palette } from '../model/theme';
import { contrast, luminance, mix, shade, toLch, type Hex } from '../themes/color';
import type { Draw } from './pictures/shape';

/** Least contrast at which a shape is visible on its background. */
const VISIBLE = 1.4;
/** Backgrounds with less luminance are dark. */
const DARK = 0.2;

/** Lightness of the darkest tone on dark backgrounds. */
const NIGHT = 0.34;

/** Largest chroma of the paints. */
const loudness = ({ art, accent }: Palette): number =>
  Math.max(...[art.sun, art.pop, art.mid, accent].map((color) => toLch(color).chroma));

const toned = (color: Hex, lightness: number, palette: Palette): Hex =>
  shade(color, ({ chroma }) => ({
    lightness: luminance(palette.background) < DARK ? NIGHT + (1 - NIGHT) * lightness : lightness,
    chroma: Math.min(chroma, loudness(palette)),
  }));

function colorOf(paint: Paint, palette: Palette): Hex {
  const { background, accent, hero, heroText, art } = palette;
  const roles: Partial<Record<string, Hex>> = { ...art, background, accent, hero, heroText };
  const named = (color: PaintColor): Hex => roles[color] ?? color;
  if (typeof paint === 'string') return named(paint);
  if ('tone' in paint) return toned(named(paint.tone), paint.lightness, palette);
  if ('mix' in paint) {
    const [from, to, amount] = paint.mix;
    return mix(named(from), named(to), amount);
  }
  if ('shade' in paint) {
    const { lightness, lighter = 0, chroma: changed, turn = 0 } = paint;
    return shade(named(paint.shade), (own) => ({
      lightness: lightness ?? own.lightness + lighter,
      chroma: changed ? Math.min(changed.max, own.chroma * changed.times) : own.chroma,
      hue: own.hue + turn,
    }));
  }
  if ('visible' in paint) {
    const isVisible = contrast(named(paint.visible), named(paint.on)) >= VISIBLE;
    return named(isVisible ? paint.visible : paint.otherwise);
  }
  return colorOf(luminance(background) < DARK ? paint.dark : paint.light, palette);
}

export const drawnPicture =
  ({ shapes, ...frame }: Picture): Draw =>
  (palette) => ({
    ...frame,
    shapes: shapes.map(({ fill, stroke, ...shape }) => ({
      ...shape,
      ...(fill ? { fill: colorOf(fill, palette) } : {}),
      ...(stroke ? { stroke: colorOf(stroke, palette) } : {}),
    })),
  });
