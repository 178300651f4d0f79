import { palettes } from '../palettes';
import { lch, mainHue, repaint, tintsOf, type Restyle } from './restyle';

/** All colours tend to pink, large and light. */
export const coquette: Restyle = ({ type, density, palette }) => ({
  style: 'coquette',
  mode: 'light',
  radius: 28,
  surface: 'solid',
  density,
  type: { ...type, weight: Math.max(660, type.weight - 10) },
  palette: {
    ...palettes.coquette,
    art:
      palette.name === palettes.meadow.name
        ? palettes.coquette.art
        : repaint(palette, ({ lightness, chroma }, role) => ({
            lightness: Math.min(0.96, lightness + 0.03),
            chroma: lightness > 0.85 ? 0.035 : Math.max(0.07, Math.min(0.18, chroma)),
            hue: role === 'near' || role === 'mid' ? 345 : role === 'sun' ? 20 : 3,
          })),
  },
});

/** Cream background, five soft tints, the app's hue for controls. */
export const pastel: Restyle = ({ type, density, palette }) => {
  const hue = mainHue(palette);
  return {
    style: 'pastel',
    mode: 'light',
    radius: 24,
    surface: 'solid',
    density,
    type: { ...type, weight: 680 },
    palette: {
      name: 'Pastel',
      background: lch(0.983, 0.014, 75),
      surface: '#ffffff',
      text: lch(0.3, 0.03, hue),
      accent: lch(0.5, 0.11, hue),
      vivid: palette.vivid,
      hero: lch(0.905, 0.055, hue),
      heroText: lch(0.32, 0.06, hue),
      bar: '#ffffff',
      tints: palettes.meadow.tints,
      art: repaint(palette, ({ lightness, chroma }, role) =>
        role === 'deep'
          ? {}
          : { lightness: 0.58 + lightness * 0.38, chroma: Math.min(0.095, chroma) },
      ),
    },
  };
};

interface Candy {
  ground: [lightness: number, chroma: number, hue: number];
  accent: [lightness: number, chroma: number, hue: number];
  hero: [lightness: number, chroma: number, hue: number];
  ink: number;
}

const candies = {
  warm: {
    ground: [0.972, 0.05, 100],
    accent: [0.48, 0.23, 291],
    hero: [0.79, 0.16, 52],
    ink: 291,
  },
  green: {
    ground: [0.968, 0.03, 220],
    accent: [0.53, 0.23, 354],
    hero: [0.86, 0.15, 155],
    ink: 300,
  },
  blue: {
    ground: [0.97, 0.032, 345],
    accent: [0.49, 0.25, 287],
    hero: [0.88, 0.15, 95],
    ink: 287,
  },
} satisfies Record<string, Candy>;

/** Round, heavy type and a complementary accent. */
export const playful: Restyle = ({ type, density, palette }) => {
  const hue = mainHue(palette);
  const { ground, accent, hero, ink } =
    candies[hue < 110 || hue > 330 ? 'warm' : hue < 200 ? 'green' : 'blue'];
  const text = lch(0.27, 0.1, ink);
  return {
    style: 'playful',
    mode: 'light',
    radius: 34,
    surface: 'solid',
    density,
    type: { ...type, display: 'bricolage', text: 'instrument', weight: 780, tracking: -0.04 },
    palette: {
      name: 'Playful',
      background: lch(...ground),
      surface: '#ffffff',
      text,
      accent: lch(...accent),
      vivid: palette.vivid,
      hero: lch(...hero),
      heroText: text,
      bar: '#ffffff',
      tints: tintsOf((index) => lch(0.875 - (index % 2) * 0.04, 0.125, 92 - index * 76)),
      art: repaint(palette, ({ lightness, chroma, hue: from }, role) => ({
        lightness:
          role === 'deep' || role === 'near' ? lightness : Math.min(0.95, lightness + 0.05),
        chroma:
          chroma < 0.03 ? chroma : Math.min(lightness > 0.84 ? 0.09 : 0.22, chroma * 1.3 + 0.03),
        hue: from - 26,
      })),
    },
  };
};
