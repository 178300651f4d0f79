import type { Brief, NamedColor } from '../../interpret/brief';
import { luminance, toLch, type Hex } from '../color';

export interface AskedColors {
  background?: NamedColor;
  surface?: NamedColor;
  text?: NamedColor;
  accent?: NamedColor;
  secondary?: NamedColor;
  button?: NamedColor;
  header?: NamedColor;
  tabs?: NamedColor;
  gradient: readonly NamedColor[];
  states: Readonly<Record<string, Hex>>;
  /** In the order of the text. */
  extra: readonly NamedColor[];
}

const isPale = (color: Hex) => {
  const { lightness, chroma } = toLch(color);
  return lightness > 0.92 && chroma < 0.06;
};
const isBlack = (color: Hex) => {
  const { lightness, chroma } = toLch(color);
  return lightness < 0.3 && chroma < 0.035;
};
const isDeep = (color: Hex) => toLch(color).lightness < 0.45;
const isGrey = (color: Hex) => toLch(color).chroma < 0.035;

export function assignRoles(colors: readonly NamedColor[], mode: Brief['mode']): AskedColors {
  const asked: {
    -readonly [Role in keyof AskedColors]: AskedColors[Role];
  } = { gradient: [], states: {}, extra: [] };
  const extra: NamedColor[] = [];
  const accents: NamedColor[] = [];
  const set = (
    role: 'background' | 'surface' | 'text' | 'button' | 'header' | 'tabs',
    color: NamedColor,
  ) => {
    if (asked[role]) extra.push(color);
    else asked[role] = color;
  };
  const accent = (color: NamedColor) => {
    if (!asked.accent) asked.accent = color;
    else if (asked.accent.value === color.value) return;
    else if (!asked.secondary) asked.secondary = color;
    else extra.push(color);
  };
  for (const color of colors) {
    const { role } = color;
    if (role === 'state') {
      if (color.state) asked.states = { ...asked.states, [color.state]: color.value };
    } else if (role === 'gradient') asked.gradient = [...asked.gradient, color].slice(0, 2);
    else if (role === 'primary') asked.accent ??= color;
    else if (role === 'accent') accents.push(color);
    else if (role === 'secondary') asked.secondary ??= color;
    else if (role) set(role, color);
  }
  // With a primary colour, an accent is for details.
  if (asked.accent) extra.unshift(...accents);
  else accents.forEach(accent);
  const values = new Set(colors.filter(({ role }) => role).map(({ value }) => value));
  const whole = colors.filter(
    (color, at) =>
      !color.role &&
      !values.has(color.value) &&
      colors.findIndex(({ value }) => value === color.value) === at,
  );
  const isDark = mode?.value === 'dark';
  const ground = groundAmong(whole, isDark, colors.length > 1);
  for (const color of whole) {
    if (color === ground && !asked.background) asked.background = color;
    else if (isPale(color.value) && !isDark && asked.background && !asked.surface)
      asked.surface = color;
    else accent(color);
  }
  if (asked.button && !asked.accent) asked.accent = asked.button;
  return { ...asked, extra };
}

/** Background of the whole app: paper, black, or a colour called dark with a lighter one. */
function groundAmong(
  whole: readonly NamedColor[],
  isDark: boolean,
  hasOthers: boolean,
): NamedColor | undefined {
  const pale = isDark ? undefined : whole.find(({ value }) => isPale(value));
  const black = whole.find(({ value }) => isBlack(value));
  if (pale && black) return pale.at < black.at || whole.length > 2 ? pale : black;
  if (pale) return pale;
  if (black && (hasOthers || !isGrey('#000000') || whole.length === 1)) return black;
  const dark = whole.find(
    ({ value, said }) => isDeep(value) && (isDark || /^(?:dark|deep|midnight)\b/u.test(said)),
  );
  const hasLighter = whole.some(
    (color) => color !== dark && dark && luminance(color.value) > luminance(dark.value) + 0.08,
  );
  return dark && hasLighter ? dark : undefined;
}
