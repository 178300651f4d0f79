import { toLch, type Lch } from '../../src/designer/themes/color';
import type { Paint } from '../../src/content/picture.schema';
import type { Faces } from './touching';

type Role = 'mid' | 'pop' | 'sun' | 'light';
interface Tone {
  color: string;
  from: Lch;
  lightness: number;
}

/** OKLCH lightness by which neighbours differ at least: in a palette of one hue that is all that tells them apart. */
const APART = 0.12;
/** Neighbours that keep different hues. */
const APART_IN_HUE = 0.08;
const [DARKEST, LIGHTEST] = [0.26, 0.97];
/** Lightness of the tints that things stand on, and what stays clear of it: what is white stays white. */
const GROUND = 0.9;
const CLEAR = 0.1;
/** What keeps a hue of its own, of this chroma and more, may come nearer. */
const CLEAR_IN_HUE = 0.06;
const LOUD = 0.1;
const WHITE = 0.94;
/** Borders shorter than this, in cells, tell nothing apart. */
const SHORT = 3;
/** A rim that is longer than this, in cells, is much of the outline. */
const LONG = 16;

/** Families of hue, and the paints that come nearest to them in most palettes. */
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

/** Pushes the lightness of neighbours apart until each border can be seen. */
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

/** A paint for each family of hue: the one that shows most chooses first, and no two share one while there are others. */
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

/**
 * The paint of each colour of an emoji.
 *
 * @param isLocked whether hues are the thing's own: a tomato is red in every palette
 */
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
