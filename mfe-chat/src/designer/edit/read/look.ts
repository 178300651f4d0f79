import type { AppDesign } from '../../model/app-design';
import type { Look, Palette, StyleName, Typeface } from '../../model/theme';
import { styleNames } from '../../model/theme-names';
import { readable, shade, type Hex } from '../../themes/color';
import { after } from './after';
import { modeOf } from '../looks';
import type { SingleOperation } from '../operation';
import type { Wanted } from './agreed';
import { done, type Hand, type Read } from './hand';
import { colorsIn, stylesIn, type LookWord } from './look-words';
import { around, directions, shifted, type Direction } from './shift-palette';
import type { Token } from './tokens';

/** Words that ask for a look and say nothing else. */
const around_ = [
  'the',
  'it',
  'app',
  'set',
  'shouldbe',
  'want',
  'use',
  'show',
  'more',
  'less',
  'insteadof',
  'dislike',
  'very',
  'to',
  'with',
  'and',
  'lookword',
  'polite',
  'keep',
] as const;

const sizesOnly = [
  'bigger',
  'smaller',
  'dark',
  'light',
  'rounder',
  'sharper',
  'tighter',
  'airier',
] as const;
const sizes = { rounder: 10, sharper: -10 } as const;

const paletteOperation = (look: Look, palette: Palette): SingleOperation => ({
  op: 'theme.look',
  palette,
  radius: look.radius,
  mode: modeOf(palette),
});

interface Tags {
  colors: readonly LookWord[];
  roles: readonly { name: string; at: number; length: number }[];
  styles: readonly LookWord[];
}

/** Colours, light and dark, moods, corners, letters and room: a clause that speaks of nothing else. */
export const look: Read = (tokens, hand) => {
  const { spoken, design } = hand;
  const colors = colorsIn(tokens, hand);
  const styles = stylesIn(tokens, hand);
  const roles = spoken.named(tokens, 'role');
  const faces = spoken.named(tokens, 'face');
  const ways = directions.filter((way) => spoken.has(tokens, way));
  const lists = [
    ...around_,
    'corners',
    'font',
    'letters',
    'spacing',
    'colors',
    'rounder',
    'sharper',
    'square',
    'round',
    'bigger',
    'smaller',
    'tighter',
    'airier',
    'dark',
    'light',
    'glass',
    'solid',
    ...directions,
    ...roles.map(({ name }) => `role:${name}`),
    ...faces.map(({ name }) => `face:${name}`),
  ];
  const isLookWord = (at: number) =>
    [...colors, ...styles].some(({ from, to }) => at >= from && at < to);
  const plain = tokens.filter((_, at) => !isLookWord(at));
  const unknown = spoken.rest(plain, ...lists);
  if (unknown.length > 0) return undefined;
  // “Green and gold” is one wish: a bare colour or mood after another clause is no clause of its own.
  const isBare =
    spoken.rest(plain, 'the', 'very', 'more', 'joints', ...directions, ...sizesOnly).length === 0;
  if (hand.isLater && isBare) return undefined;
  const operations: Wanted[] = [
    ...shapes(tokens, hand, faces),
    ...modes(tokens, hand, { colors, roles, styles }),
  ];
  const next = (): AppDesign => after(design, operations);
  for (const operation of painted(tokens, hand, { colors, roles, styles }, next))
    operations.push(operation);
  const isRound = operations.some(({ op }) => op === 'theme.radius');
  for (const way of ways) {
    if (isRound && (way === 'softer' || way === 'lighter')) continue;
    if (operations.some(({ op }) => op === 'theme.mode')) continue;
    operations.push(...turned(way, tokens, hand, roles));
  }
  return operations.length > 0 ? done(...operations) : undefined;
};

const faceNames: Readonly<Record<string, Typeface>> = {
  serif: 'newsreader',
  sans: 'instrument',
  handwritten: 'rounded',
  mono: 'mono',
  rounded: 'rounded',
  condensed: 'condensed',
};

/** A step up or down from the size that letters have. */
const scaled = (type: object, isUp: boolean): number => {
  const now = 'scale' in type && typeof type.scale === 'number' ? type.scale : 1;
  return Math.round(Math.min(1.3, Math.max(0.85, now * (isUp ? 1.12 : 0.9))) * 100) / 100;
};

/** Corners, letters and room. */
function shapes(
  tokens: readonly Token[],
  { spoken, design }: Hand,
  faces: readonly { name: string }[],
): Wanted[] {
  const says = (...lists: readonly string[]) => spoken.has(tokens, ...lists);
  const less = says('less');
  const made: Wanted[] = [];
  const { radius } = design.look;
  const corners = says('corners') || says('rounder', 'sharper', 'square');
  if (corners || says('round')) {
    const step = says('rounder', 'round')
      ? less
        ? sizes.sharper
        : sizes.rounder
      : says('sharper')
        ? less
          ? sizes.rounder
          : sizes.sharper
        : says('bigger', 'more')
          ? sizes.rounder
          : says('smaller', 'less')
            ? sizes.sharper
            : 0;
    const wanted = says('square') ? 0 : says('very') && step > 0 ? 40 : radius + step;
    made.push({ op: 'theme.radius', radius: Math.min(40, Math.max(0, Math.round(wanted))) });
    return made;
  }
  const [face] = faces;
  const wanted = face && faceNames[face.name];
  if (wanted)
    made.push({
      op: 'type.set',
      face: wanted,
      ...(says('titles') ? { of: 'display' as const } : {}),
    });
  const isRoom = says('spacing', 'tighter', 'airier');
  if (isRoom) {
    const isTight = says('tighter') || (says('less', 'smaller') && !says('airier'));
    made.push({ op: 'density.set', density: isTight ? 'compact' : 'airy' });
    return made;
  }
  const isBigger = says('bigger');
  if (isBigger || says('smaller'))
    made.push({ op: 'type.set', scale: scaled(design.look.type, isBigger !== less) });
  return made;
}

/** Light, dark, glass and styles that have a name. */
function modes(
  tokens: readonly Token[],
  { spoken }: Hand,
  { colors, roles, styles }: Tags,
): Wanted[] {
  const says = (...lists: readonly string[]) => spoken.has(tokens, ...lists);
  const less = says('less', 'insteadof', 'dislike');
  const made: Wanted[] = [];
  const style = styles.find(({ value }) => (styleNames as readonly string[]).includes(value));
  if (style && !less) made.push({ op: 'theme.style', style: style.value as StyleName });
  const glass = says('glass') || styles.some(({ value }) => value === 'glassy');
  if (glass) made.push({ op: 'surface.set', surface: less ? 'solid' : 'glass' });
  else if (says('solid')) made.push({ op: 'surface.set', surface: 'solid' });
  if (colors.length > 0 || roles.some(({ name }) => name !== 'background')) return made;
  const dark = says('dark') || styles.some(({ value }) => value === 'dark');
  const light = says('light') || styles.some(({ value }) => value === 'light');
  if (dark && !says('darker')) made.push({ op: 'theme.mode', mode: less ? 'light' : 'dark' });
  else if (light && !says('lighter'))
    made.push({ op: 'theme.mode', mode: less ? 'dark' : 'light' });
  return made;
}

const isIn = (name: string): name is 'background' | 'text' | 'accent' =>
  name === 'background' || name === 'text' || name === 'accent';

/** Colours, each in the role that stands nearest to it; one without a role colours the app. */
function painted(
  tokens: readonly Token[],
  { spoken, text }: Hand,
  { colors, roles }: Tags,
  next: () => AppDesign,
): Wanted[] {
  const isOut = ({ from }: LookWord) =>
    ['less', 'insteadof', 'dislike'].some((list) =>
      [1, 2, 3].some((back) => {
        const at = from - back;
        return (
          at >= 0 &&
          spoken.lengthAt(tokens, at, list) > 0 &&
          !colors.some((other) => other.to > at && other.to <= from)
        );
      }),
    );
  const wanted = colors.filter((color) => !isOut(color));
  if (wanted.length === 0 && colors.length > 0) {
    const grey = colors.some(({ value }) => value === '#6b7280');
    const { look } = next();
    return [paletteOperation(look, shifted(look.palette, grey ? 'colorful' : 'muted'))];
  }
  const free = [...roles];
  const made: Wanted[] = [];
  let { look } = next();
  const take = (color: LookWord) => {
    const ranked = free
      .map((role) => ({
        role,
        far: role.at >= color.to ? role.at - color.to : color.from - (role.at + role.length),
      }))
      .filter(({ role }) => !isParted(text, tokens, color, role.at))
      .toSorted((one, other) => one.far - other.far);
    const nearest = ranked[0]?.role;
    if (nearest) free.splice(free.indexOf(nearest), 1);
    return nearest?.name;
  };
  for (const [index, color] of wanted.entries()) {
    const role =
      take(color) ?? (index > 0 && made.length > 0 && roles.length === 0 ? 'hero' : 'all');
    const operation = inRole(look, role, color.value);
    made.push(operation);
    look = applied(look, operation);
  }
  return made;
}

const applied = (look: Look, operation: SingleOperation): Look => {
  if (operation.op === 'theme.role')
    return { ...look, palette: { ...look.palette, [operation.role]: operation.color } };
  return operation.op === 'theme.look' ? { ...look, palette: operation.palette } : look;
};

/** A comma between a colour and a role parts them. */
const isParted = (text: string, tokens: readonly Token[], { from, to }: LookWord, at: number) => {
  const [begin, end] = at >= to ? [to - 1, at] : [at, from];
  const start = tokens[begin]?.end ?? 0;
  return /[,;،、，]/u.test(text.slice(start, tokens[end]?.at ?? start));
};

function inRole(look: Look, role: string, color: Hex): SingleOperation {
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

/** A step that way: of the whole app, or of one role. */
function turned(
  way: Direction,
  tokens: readonly Token[],
  { spoken, design }: Hand,
  roles: readonly { name: string }[],
): Wanted[] {
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
