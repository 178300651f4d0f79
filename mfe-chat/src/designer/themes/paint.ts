import type { CSSProperties } from 'react';
import type { Ground, Look, Typeface } from '../model/theme';
import { contrast, luminance, mix, readable, type Hex } from './color';
import { faceScale } from './face-scale';
import { liveFamilies, staticFamilies } from './families';
import { edgeOf } from './edges';

export type Tone = 'text' | 'muted' | 'accent';
export type Corner = 'card' | 'control' | 'small' | 'full';

/** Colours for drawing a look. Every text colour is requested with its background, so that it is legible. */
export interface Paint {
  look: Look;
  fonts: 'live' | 'static';
  isDark: boolean;
  ground: (ground: Ground) => Hex;
  /** Colours behind a text: one, or the stops of a gradient. */
  stops: (ground: Ground) => Hex[];
  on: (ground: Ground, tone?: Tone, size?: 'large' | 'body') => Hex;
  /** For backgrounds without a role. */
  reads: (wanted: Hex, grounds: Hex[], ratio?: number) => Hex;
  /** The requested colour of a value, adjusted for contrast: “green for paid”. */
  state: (value: string, ground: Ground) => Hex | undefined;
  /** For hairlines and tracks. */
  line: (ground: Ground, strength?: number) => Hex;
  fill: (ground: Ground, corner?: Corner) => CSSProperties;
  radius: (corner: Corner) => number;
  family: (face: Typeface | 'display' | 'text') => string;
  /** Text size factor of a face. */
  scale: (face: Typeface | 'display' | 'text') => number;
}

export function groundColor(look: Look, ground: Ground): Hex {
  const { palette } = look;
  if (ground === 'sky') return palette.art.sky;
  if (ground === 'ink') return palette.text;
  if (ground.startsWith('tint')) return palette.tints[Number(ground.slice(4))] ?? palette.surface;
  if (ground === 'button') return palette.button ?? palette.accent;
  return palette[ground as 'background' | 'surface' | 'hero' | 'accent' | 'bar'];
}

/** Cached: finding a legible colour takes longer than drawing with it. */
function remembered<Asked extends readonly unknown[], Made>(make: (...asked: Asked) => Made) {
  const known = new Map<string, Made>();
  return (...asked: Asked): Made => {
    const key = asked.join();
    const made = known.get(key) ?? make(...asked);
    known.set(key, made);
    return made;
  };
}

/** Moves the second stop towards the first until one text colour is legible on both. */
function sheen(color: Hex, wanted: Hex): [Hex, Hex] {
  for (let step = 0; step < 8; step += 1) {
    const end = mix(wanted, color, step / 8);
    const inks = ['#ffffff', '#000000'];
    if (inks.some((ink) => contrast(ink, color) >= 4.5 && contrast(ink, end) >= 4.5))
      return [color, end];
  }
  return [color, color];
}

export function createPaint(look: Look, fonts: 'live' | 'static'): Paint {
  const { palette } = look;
  const glass = look.surface === 'glass';
  const ground = (name: Ground) => groundColor(look, name);
  const stops = remembered((name: Ground): Hex[] => {
    const color = ground(name);
    const isLight = luminance(color) > 0.35;
    // The middle of a gradient can be darker than both ends.
    if (name === 'hero' && palette.heroEnd)
      return [color, mix(color, palette.heroEnd, 0.5), palette.heroEnd];
    if (!glass || name === 'sky' || name === 'bar' || name === 'ink') return [color];
    if (name === 'background') return sheen(color, mix(color, palette.hero, 0.55));
    // Bright backgrounds shade away from their text colour.
    if (name === 'accent' || name === 'button') {
      const letters = readable(palette.background, [color], 4.5);
      return luminance(letters) > luminance(color)
        ? [color, mix(color, '#000000', 0.2)]
        : [mix(color, '#ffffff', 0.35), color];
    }
    // The same for a hero with light text on a medium tone.
    if (name === 'hero' && !isLight && luminance(palette.heroText) > luminance(color))
      return [color, mix(color, '#000000', 0.2)];
    return sheen(color, mix(color, '#ffffff', isLight ? 0.62 : 0.2)).toReversed();
  });
  const textOn = remembered((name: Ground): Hex => {
    const color = ground(name);
    const wanted =
      {
        hero: palette.heroText,
        ink: palette.background,
        accent: palette.background,
        button: palette.background,
      }[name as string] ?? palette.text;
    return readable(
      wanted,
      stops(name),
      luminance(color) < 0.5 === luminance(wanted) < 0.5 ? 7 : 4.5,
    );
  });
  const radius = (corner: Corner) =>
    ({
      card: look.radius,
      control: Math.round(look.radius * 0.72),
      small: Math.round(look.radius * 0.6),
      full: 999,
    })[corner];
  const faceOf = (face: Typeface | 'display' | 'text') =>
    face === 'display' || face === 'text' ? look.type[face] : face;
  const families = fonts === 'live' ? liveFamilies : staticFamilies;
  return {
    look,
    fonts,
    isDark: luminance(palette.background) < 0.2,
    ground,
    stops,
    radius,
    on: remembered((name: Ground, tone: Tone = 'text', size: 'large' | 'body' = 'body') => {
      const ratio = size === 'large' ? 3 : 4.5;
      const text = textOn(name);
      const wanted = {
        text,
        muted: mix(text, ground(name), 0.36),
        accent: name === 'accent' || name === 'button' ? text : palette.accent,
      }[tone];
      return readable(wanted, stops(name), tone === 'text' ? 4.5 : ratio);
    }),
    reads: remembered((wanted: Hex, under: Hex[], ratio = 4.5) => readable(wanted, under, ratio)),
    state: (value, name) => {
      const { states = {} } = palette;
      const said = value.trim().toLowerCase();
      const color = Object.hasOwn(states, said) ? states[said] : undefined;
      return color && readable(color, stops(name), 4.5);
    },
    line: remembered((name: Ground, strength = 0.12) => mix(ground(name), textOn(name), strength)),
    fill: remembered((name: Ground, corner?: Corner) => {
      const all = stops(name);
      const [start] = all;
      const end = all.at(-1);
      const shape = corner ? { borderRadius: radius(corner) } : {};
      const edge = name === 'background' ? {} : edgeOf(look, ground(name), corner);
      if (!end || all.length === 1) return { backgroundColor: start, ...shape, ...edge };
      const backgroundImage = `linear-gradient(160deg, ${start}, ${end})`;
      if (name === 'background' || !glass) return { backgroundImage, ...shape, ...edge };
      const rim = mix(start ?? end, '#ffffff', luminance(end) > 0.35 ? 0.75 : 0.22);
      return {
        backgroundImage,
        border: `1px solid ${rim}`,
        boxShadow: `0 8px 22px ${palette.accent}24`,
        ...shape,
      };
    }),
    scale: (face) => (fonts === 'live' ? (faceScale[faceOf(face)] ?? 1) : 1),
    family: (face) => families[faceOf(face)],
  };
}
