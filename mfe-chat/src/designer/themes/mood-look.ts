import type { Mood } from '../../content/mood.schema';
import type { Look } from '../model/theme';
import { contrast, luminance, mix, readable, toLch } from './color';
import { lch } from './styles/restyle';

export function moodLook(name: string, mood: Mood): Look {
  const { mode, type, radius, density, surface, colors } = mood;
  const { background, text, accent, hero, heroEnd, sun, pop, tints } = colors;
  const isDark = mode === 'dark';
  const { hue, chroma } = toLch(accent);
  const ends = heroEnd ? [hero, mix(hero, heroEnd, 0.5), heroEnd] : [hero];
  const weakest = (color: string) => Math.min(...ends.map((end) => contrast(color, end)));
  const heroText = weakest(text) >= weakest(background) ? text : background;
  return {
    style: name,
    mode,
    type,
    radius,
    density,
    surface,
    palette: {
      name: mood.name,
      background,
      surface: colors.surface,
      text,
      accent,
      vivid: isDark ? accent : lch(0.82, Math.min(0.16, chroma), hue),
      hero,
      ...(heroEnd ? { heroEnd } : {}),
      heroText: readable(heroText, ends, 4.6),
      bar: colors.surface,
      tints,
      art: {
        sky: luminance(hero) > 0.3 || isDark ? hero : mix(hero, background, 0.72),
        sun,
        far: mix(accent, isDark ? hero : background, 0.52),
        mid: isDark ? mix(accent, hero, 0.35) : accent,
        near: mix(accent, isDark ? background : text, 0.6),
        light: isDark ? mix(text, hero, 0.12) : mix(background, '#ffffff', 0.4),
        pop,
        deep: text,
      },
    },
  };
}
