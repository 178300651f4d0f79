import type { Palette } from '../model/theme';
import { contrast, fromLch, readable, type Hex } from '../themes/color';
import type { Recipe } from '../../content/palette-recipes.schema';

/** A palette without its name, white surfaces and texts, which are colours of its pictures. */
export interface OwnPalette extends Pick<
  Palette,
  'background' | 'accent' | 'vivid' | 'hero' | 'tints' | 'art'
> {
  /** Text on the hero is light. */
  isLight?: 1;
}

const color = ([lightness, chroma, hue]: Recipe['accent']): Hex =>
  fromLch({ lightness, chroma, hue });

export function paletteOf({
  name,
  ground,
  accent,
  hero,
  sun,
  pop,
  tints: wanted,
}: Recipe): Palette {
  const [, , hue] = accent;
  const isLoud = hero[0] < 0.7;
  const { lightness, chroma, hues } = wanted;
  const background = color(ground);
  const heroColor = color(hero);
  const light = color([0.985, 0.008, sun]);
  const dark = color([0.25, Math.min(0.05, accent[1] * 0.4), hue]);
  const tints = [0, 1, 2, 3, 4].map((at) => color([lightness, chroma, hues[at] ?? hue]));
  const [a = light, b = light, c = light, d = light, e = light] = tints;
  return {
    name,
    background,
    surface: '#ffffff',
    text: dark,
    // Text on the accent must be legible, and the accent must show on the background.
    accent: readable(color(accent), [background], 4.6),
    vivid: color([0.84, 0.15, hue]),
    hero: heroColor,
    heroText: contrast(heroColor, light) >= 4.6 ? light : dark,
    bar: '#ffffff',
    tints: [a, b, c, d, e],
    art: {
      sky: color([isLoud ? 0.83 : 0.91, 0.055, hero[2]]),
      sun: color([0.85, 0.145, sun]),
      far: color([0.77, 0.085, hue]),
      mid: color([0.54, Math.max(0.06, accent[1] * 0.75), hue]),
      near: color([0.33, Math.max(0.03, accent[1] * 0.4), hue]),
      light,
      pop: color([0.68, 0.16, pop]),
      deep: dark,
    },
  };
}
