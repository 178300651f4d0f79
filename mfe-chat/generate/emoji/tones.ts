import { toLch, type Lch } from '../../src/designer/themes/color';
import type { Paint } from '../../src/content/picture.schema';
import type { Faces } from './touching';

type Role = 'mid' | 'pop' | 'sun' | 'light';
interface Tone {
  color: string;
  from: Lch;
  lightness: number;
}

/** Least difference in OKLCH lightness between neighbours; palettes of one hue differ in nothing else. */
const APART = 0.12;
/** Least difference when neighbours have different hues. */
const APART_IN_HUE = 0.08;
const [DARKEST, LIGHTEST] = [0.26, 0.97];
/** OKLCH lightness of the tints behind pictures, and the distance to keep from it. */
const GROUND = 0.9;
const CLEAR = 0.1;
/** Colours with their own hue and at least this chroma may come closer. */
const CLEAR_IN_HUE = 0.06;
const LOUD = 0.1;
const WHITE = 0.94;
/** Ignores borders shorter than this, in cells. */
const SHORT = 3;
/** A longer rim, in cells, is a large part of the outline. */
const LONG = 16;

/** Hue families with the palette roles closest to them. */
const families: readonly { upTo: number; roles: readonly Role[] }[] = [
  { upTo: 45, roles: ['pop', 'mid', 'sun'] },
  { upTo: 70, roles: ['pop', 'sun', 'mid'] },
  { upTo: 115, roles: ['sun', 'pop', 'mid'] },
  { upTo: 180, roles: ['mid', 'sun', 'pop'] },
  { upTo: 280, roles: ['mid', 'pop', 'sun'] },
  { upTo: 330, roles: ['pop', 'mid', 'sun'] },
  { upTo: 360, roles: ['pop', 'mid', 'sun'] },
];
const NEUTRAL = 0.035;

const familyOf = ({ chroma, hue }: Lch): number =>
  chroma < NEUTRAL ? -1 : families.findIndex(({ upTo }) => hue <= upTo);

/** Separates the lightness of neighbours until every border is visible. */
function separate(tones: readonly Tone[], { borders, rims }: Faces, isLocked: boolean): void {
  const toneOf = new Map(tones.map((tone) => [tone.color, tone]));
  const pairs = borders
    .filter(({ length }) => length >= SHORT)
    .map(({ between }) => between.map((color) => toneOf.get(color)))
    .filter((pair): pair is [Tone, Tone] => pair.every(Boolean));
  const rim = tones.filter(
    ({ color, from }) => from.lightness < WHITE && (rims.get(color) ?? 0) >= LONG,
  );
  const most = ({ from }: Tone) => GROUND - (isLocked && from.chroma > LOUD ? CLEAR_IN_HUE : CLEAR);
  for (let round = 0; round < 40; round += 1) {
    for (const tone of rim) tone.lightness = Math.min(tone.lightness, most(tone));
    for (const pair of pairs) {
      const [dark, light] = pair.toSorted(
        (one, other) =>
          one.lightness - other.lightness || one.from.lightness - other.from.lightness,
      ) as [Tone, Tone];
      const differ = isLocked && familyOf(dark.from) !== familyOf(light.from);
      const missing = (differ ? APART_IN_HUE : APART) - (light.lightness - dark.lightness);
      if (missing <= 0.001) continue;
      dark.lightness = Math.max(DARKEST, dark.lightness - missing / 2);
      light.lightness = Math.min(LIGHTEST, light.lightness + missing / 2);
    }
  }
}

/** Assigns one role per hue family, largest area first; roles repeat only when all are used. */
function rolesOf(tones: readonly Tone[], { areas }: Faces): Map<number, Role> {
  const shown = new Map<number, number>();
  for (const { color, from } of tones)
    shown.set(familyOf(from), (shown.get(familyOf(from)) ?? 0) + (areas.get(color) ?? 0));
  const chosen = new Map<number, Role>();
  const free = (role: Role) => ![...chosen.values()].includes(role);
  const hues = [...shown].filter(([family]) => family >= 0).toSorted((a, b) => b[1] - a[1]);
  for (const [family] of hues) {
    const { roles } = families[family] ?? { roles: ['mid' as const] };
    chosen.set(family, roles.find(free) ?? roles[0] ?? 'mid');
  }
  if (shown.has(-1)) chosen.set(-1, free('mid') ? 'mid' : 'light');
  return chosen;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** @param isLocked whether hues stay: a tomato is red in every palette */
export function paintsOf(faces: Faces, isLocked: boolean): Map<string, Paint> {
  const tones = [...faces.areas.keys()].map((color): Tone => {
    const from = toLch(color);
    return { color, from, lightness: Math.min(LIGHTEST, Math.max(DARKEST, from.lightness)) };
  });
  separate(tones, faces, isLocked);
  const roles = rolesOf(tones, faces);
  return new Map(
    tones.map(({ color, from, lightness }): [string, Paint] => {
      const isInk = from.lightness < 0.35;
      const isPaper = from.lightness > 0.94;
      const role = isInk ? 'deep' : isPaper ? 'light' : (roles.get(familyOf(from)) ?? 'mid');
      return [color, { tone: isLocked ? color : role, lightness: rounded(lightness) }];
    }),
  );
}
