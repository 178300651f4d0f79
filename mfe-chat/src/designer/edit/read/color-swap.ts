import type { Look, Palette } from '../../model/theme';
import { readable, shade, toLch, type Hex } from '../../themes/color';
import { modeOf } from '../looks';
import type { SingleOperation } from '../operation';
import type { Hand } from './hand';
import { inRole, leastChroma } from './look-colors';
import type { LookWord } from './look-words';
import type { Token } from './tokens';

/** Hues nearer than this are one colour to the eye, in degrees of OKLCH. */
const near = 42;

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
const isGrey = (color: Hex) => toLch(color).chroma < leastChroma;

/** The two colours of “swap the yellow for teal”, “change orange to teal”: the old one first. */
export function swapIn(
  tokens: readonly Token[],
  colors: readonly LookWord[],
  { spoken }: Hand,
): { from: Hex; to: Hex } | undefined {
  const [one, other, ...more] = colors;
  if (!one || !other || more.length > 0) return undefined;
  const verbs = ['replace', 'set', 'use'];
  const isOrder = verbs.some((list) => spoken.lengthAt(tokens, 0, list) > 0);
  const between = tokens.slice(one.to, other.from);
  // “红色换成暗紫色”: the verb stands between the colours.
  const isInner = spoken.has(between, ...verbs) && one.from === 0 && other.to === tokens.length;
  const isPair =
    between.length > 0 &&
    (isInner || spoken.has(between, 'wth', 'to')) &&
    spoken.rest(
      between,
      'wth',
      'to',
      'the',
      ...(isInner ? [...verbs, 'dark', 'darker', 'light', 'lighter'] : []),
    ).length === 0;
  return (isOrder || isInner) && isPair ? { from: one.value, to: other.value } : undefined;
}

/** What has the hue of a colour takes that of another, as light and as strong as before; undefined where nothing has it. */
function rehued(palette: Palette, from: Hex, to: Hex): Palette | undefined {
  const [old, next] = [toLch(from), toLch(to)];
  const isIt = (hex: Hex) => !isGrey(hex) && apart(toLch(hex).hue, old.hue) < near;
  const step = (hex: Hex): Hex =>
    shade(hex, ({ chroma, hue }) =>
      chroma > 0.012 && apart(hue, old.hue) < near ? { hue: next.hue } : {},
    );
  if (![palette.accent, palette.hero, palette.background].some(isIt)) return undefined;
  const [a, b, c, d, e] = palette.tints;
  const background = step(palette.background);
  const hero = step(palette.hero);
  return {
    ...palette,
    name: 'Your colors',
    background,
    surface: step(palette.surface),
    bar: step(palette.bar),
    hero,
    heroText: readable(step(palette.heroText), [hero], 4.6),
    text: readable(step(palette.text), [background], 7),
    accent: isIt(palette.accent) ? readable(to, [background], 4.6) : palette.accent,
    vivid: step(palette.vivid),
    tints: [step(a), step(b), step(c), step(d), step(e)],
  };
}

/** One colour in the place of another, wherever the design has it; the accent where it is nowhere. */
export function colorSwapped(look: Look, { from, to }: { from: Hex; to: Hex }): SingleOperation {
  const { palette } = look;
  if (isGrey(from) || isGrey(to)) {
    const roles = ['background', 'accent', 'hero', 'text'] as const;
    const far = (role: (typeof roles)[number]) =>
      Math.abs(toLch(palette[role]).lightness - toLch(from).lightness) +
      (isGrey(palette[role]) === isGrey(from) ? 0 : 1);
    const [role = 'accent'] = roles.toSorted((one, other) => far(one) - far(other));
    return inRole(look, role, to);
  }
  const next = rehued(palette, from, to);
  return next
    ? { op: 'theme.look', palette: next, radius: look.radius, mode: modeOf(next) }
    : inRole(look, 'accent', to);
}
