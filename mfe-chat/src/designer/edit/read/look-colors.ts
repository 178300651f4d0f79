import type { AppDesign } from '../../model/app-design';
import type { Look, Palette } from '../../model/theme';
import { wordsOf } from '../../interpret/words';
import { readable, shade, toLch, type Hex } from '../../themes/color';
import { modeOf } from '../looks';
import type { SingleOperation } from '../operation';
import type { Hand } from './hand';
import { isRefused } from './look-modes';
import type { LookWord, Tags } from './look-words';
import { after } from './after';
import { around, shifted, type Direction } from './shift-palette';
import { without } from './without-hue';
import type { Token } from './tokens';

const paletteOperation = (look: Look, palette: Palette): SingleOperation => ({
  op: 'theme.look',
  palette,
  radius: look.radius,
  mode: modeOf(palette),
});

const isIn = (name: string): name is 'background' | 'text' | 'accent' =>
  name === 'background' || name === 'text' || name === 'accent';

/** Assigns each colour to the nearest role; a colour without a role applies to the app. */
export function painted(
  tokens: readonly Token[],
  hand: Hand,
  { colors, roles }: Tags,
  next: () => AppDesign,
): SingleOperation[] {
  const isOut = ({ from }: LookWord) =>
    isRefused(tokens, from, hand) &&
    !colors.some(
      (other) =>
        other.to <= from &&
        from - other.to < 3 &&
        !isRefused(tokens, other.from, hand) &&
        other !== colors[0],
    );
  const wanted = colors.filter((color) => !isOut(color));
  const [refused] = colors;
  // “Make it honey coloured, not so much white”
  if (wanted.length === 0 && hand.isLater && hand.isPainted) return [];
  if (wanted.length === 0 && refused) {
    const grey = colors.some(({ value }) => value === '#6b7280');
    const { look } = next();
    const { palette } = look;
    return [
      paletteOperation(look, grey ? shifted(palette, 'colorful') : without(palette, refused.value)),
    ];
  }
  const pair = roles.length === 0 ? pairedIn(wanted) : undefined;
  const [only] = wanted;
  // “Make it black” is about the background.
  const isAll =
    only !== undefined &&
    wanted.length === 1 &&
    roles.length === 0 &&
    // “The borders black”: only clauses without other words apply to the whole app.
    wordsOf(hand.text.slice(tokens[0]?.at, tokens.at(-1)?.end)).length === tokens.length &&
    hand.spoken.rest([...tokens.slice(0, only.from), ...tokens.slice(only.to)], ...ofAll).length ===
      0;
  if (isAll && toLch(only.value).lightness < blackest) return grounded(next(), only.value);
  if (pair && !groundIn(tokens, hand, wanted)) return onGround(pair, next());
  const free = [...roles];
  const made: SingleOperation[] = [];
  let { look } = next();
  const take = (color: LookWord) => {
    const ranked = free
      .map((role) => ({
        role,
        far: role.at >= color.to ? role.at - color.to : color.from - (role.at + role.length),
      }))
      .filter(({ role }) => !isParted(hand.text, tokens, color, role.at))
      .toSorted((one, other) => one.far - other.far);
    const nearest = ranked[0]?.role;
    if (nearest) free.splice(free.indexOf(nearest), 1);
    return nearest?.name;
  };
  const ground = groundIn(tokens, hand, wanted);
  if (ground) {
    const laid = grounded(next(), ground.value);
    made.push(...laid);
    look = after(next(), laid).look;
  }
  for (const [index, color] of wanted.filter((each) => each !== ground).entries()) {
    // “Black background and gold”: a colour for all would undo the background.
    const isGrounded = made.some((each) => each.op === 'theme.role' && each.role === 'background');
    const isSecond = index > 0 && made.length > 0 && roles.length === 0;
    const role = take(color) ?? (isSecond ? 'hero' : isGrounded ? 'accent' : 'all');
    // “Black buttons with white text”: button text picks its own readable colour.
    const isOnButton =
      role === 'text' &&
      made.some((each) => each.op === 'theme.role' && each.role === 'accent') &&
      hand.spoken.lengthAt(tokens, color.from - 1, 'with') > 0;
    if (isOnButton) continue;
    const operation = inRole(look, role, color.value);
    made.push(operation);
    look = applied(look, operation);
  }
  return made;
}

/** Colours below this OKLCH chroma count as grey. */
export const leastChroma = 0.03;
const ofAll = [
  'the',
  'it',
  'app',
  'set',
  'shouldbe',
  'want',
  'use',
  'polite',
  'lookword',
  'very',
  'closing',
  'joints',
  'everywhere',
];
const darkest = 0.35;
const blackest = 0.2;
const lightest = 0.9;

/** “Black and amber”, “navy and white”: a colour near black or white becomes the background of the other. */
function pairedIn(colors: readonly LookWord[]): { ground: Hex; color: Hex } | undefined {
  const [one, other] = colors;
  if (!one || !other || colors.length > 2) return undefined;
  const isGround = ({ value }: LookWord) => {
    const { chroma, lightness } = toLch(value);
    return chroma < leastChroma && (lightness < darkest || lightness > lightest);
  };
  if (isGround(one) === isGround(other)) return undefined;
  return isGround(one)
    ? { ground: one.value, color: other.value }
    : { ground: other.value, color: one.value };
}

/** On a dark background the other colour is the accent; on a light one it colours the whole app. */
function onGround({ ground, color }: { ground: Hex; color: Hex }, design: AppDesign) {
  const isDark = toLch(ground).lightness < darkest;
  if (!isDark) {
    const all = inRole(design.look, 'all', color);
    return [all, ...grounded(after(design, [all]), ground)];
  }
  const laid = grounded(design, ground);
  return [...laid, inRole(after(design, laid).look, 'accent', color)];
}

/** “White on dark blue”: the second colour is the background. */
function groundIn(tokens: readonly Token[], { spoken }: Hand, colors: readonly LookWord[]) {
  return colors.find(
    ({ from }, index) =>
      index > 0 && ['onground', 'on'].some((list) => spoken.lengthAt(tokens, from - 1, list) === 1),
  );
}

/** Makes the app dark in a colour, cards included; a dark colour becomes the background. */
export function darkened(design: AppDesign, color: Hex): SingleOperation[] {
  const dark: SingleOperation = { op: 'theme.mode', mode: 'dark' };
  const colored = [dark, inRole(after(design, [dark]).look, 'all', color)];
  return toLch(color).lightness < darkest
    ? [...colored, ...grounded(after(design, colored), color)]
    : colored;
}

/** A ground of that colour, with light or dark surfaces to it. */
export function grounded({ look: { palette } }: AppDesign, color: Hex): SingleOperation[] {
  const mode = modeOf({ ...palette, background: color });
  return [
    ...(modeOf(palette) === mode ? [] : [{ op: 'theme.mode' as const, mode }]),
    { op: 'theme.role', role: 'background', name: 'Your colors', color },
  ];
}

const applied = (look: Look, operation: SingleOperation): Look => {
  if (operation.op === 'theme.role')
    return { ...look, palette: { ...look.palette, [operation.role]: operation.color } };
  return operation.op === 'theme.look' ? { ...look, palette: operation.palette } : look;
};

/** A comma separates a colour from a role. */
const isParted = (text: string, tokens: readonly Token[], { from, to }: LookWord, at: number) => {
  const [begin, end] = at >= to ? [to - 1, at] : [at, from];
  const start = tokens[begin]?.end ?? 0;
  return /[,;،、，]/u.test(text.slice(start, tokens[end]?.at ?? start));
};

export function inRole(look: Look, role: string, color: Hex): SingleOperation {
  const { palette } = look;
  const name = 'Your colors';
  if (role === 'all') return paletteOperation(look, around(palette, color));
  if (role === 'accent')
    return { op: 'theme.role', role, name, color: readable(color, [palette.background], 3) };
  if (role === 'text')
    return { op: 'theme.role', role, name, color: readable(color, [palette.background], 4.5) };
  if (isIn(role)) return { op: 'theme.role', role, name, color };
  if (role === 'hero')
    return paletteOperation(look, {
      ...palette,
      name,
      hero: color,
      heroText: readable(palette.heroText, [color], 4.6),
    });
  if (role === 'cards') return paletteOperation(look, { ...palette, name, surface: color });
  return paletteOperation(look, { ...palette, name, bar: color });
}

export function turned(
  way: Direction,
  tokens: readonly Token[],
  { spoken, design }: Hand,
  roles: readonly { name: string }[],
): SingleOperation[] {
  const { look } = design;
  const less = spoken.has(tokens, 'less');
  const opposite: Partial<Record<Direction, Direction>> = {
    warmer: 'cooler',
    cooler: 'warmer',
    darker: 'lighter',
    lighter: 'darker',
    colorful: 'muted',
    muted: 'colorful',
    contrast: 'softer',
  };
  const to = less ? (opposite[way] ?? way) : way;
  const [role] = roles;
  if (role && (to === 'darker' || to === 'lighter')) {
    const from = {
      hero: 'hero',
      cards: 'surface',
      bar: 'bar',
      accent: 'accent',
      text: 'text',
      background: 'background',
    }[role.name];
    const hex = from && look.palette[from as 'hero'];
    if (hex) {
      const color = shade(hex, ({ lightness }) => ({
        lightness: to === 'darker' ? lightness * 0.85 : lightness + (1 - lightness) * 0.4,
      }));
      return [inRole(look, role.name, color)];
    }
  }
  return [paletteOperation(look, shifted(look.palette, to))];
}
