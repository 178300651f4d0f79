import type { Look } from '../../model/theme';
import { readable, toLch, type Hex } from '../../themes/color';
import { modeOf } from '../looks';
import type { SingleOperation } from '../operation';
import type { Hand } from './hand';
import { inRole, leastChroma } from './look-colors';
import type { LookWord } from './look-words';
import type { Token } from './tokens';
import { isOfHue, rehued } from './without-hue';

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
  const { hue } = toLch(from);
  const isShown = [palette.accent, palette.hero, palette.background].some((color) =>
    isOfHue(color, hue),
  );
  if (!isShown) return inRole(look, 'accent', to);
  const all = rehued(palette, hue, () => toLch(to).hue);
  const next = isOfHue(palette.accent, hue)
    ? { ...all, accent: readable(to, [all.background], 4.6) }
    : all;
  return { op: 'theme.look', palette: next, radius: look.radius, mode: modeOf(next) };
}
