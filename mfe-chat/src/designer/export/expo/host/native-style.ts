import { Platform, type TextStyle, type ViewStyle } from 'react-native';
import type { CSSProperties } from 'react';
import { inDirection } from '../../../render/primitives/web/in-direction';

type Value = string | number;
type Written = Record<string, Value | undefined>;

/** Unitless numbers. */
const ratios = new Set(['flexGrow', 'flexShrink', 'opacity']);
/** Properties that React Native lacks or expresses differently. */
const left = new Set([
  'display',
  'whiteSpace',
  'direction',
  'fontFamily',
  'fontWeight',
  'lineHeight',
]);
const edges = ['Top', 'Right', 'Bottom', 'Left'];
const corners = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'];

const lengthOf = (value: Value, unit: number): Value => {
  const px =
    typeof value === 'number' ? value : /^-?[\d.]+(?:px)?$/.test(value) ? parseFloat(value) : NaN;
  return Number.isNaN(px) ? value : px * unit;
};

/** Example: `1px 2px` for four sides, as in CSS. */
function spread(value: string, names: readonly string[], unit: number): Written {
  const all = value.split(' ');
  const places = [all[0], all[1] ?? all[0], all[2] ?? all[0], all[3] ?? all[1] ?? all[0]];
  return Object.fromEntries(
    names.map((name, at) => [name, lengthOf(places[at] ?? '', unit)] as const),
  );
}

/** Example: `1px solid #000000`, for all sides or one. */
function border(value: string, side: string, unit: number): Written {
  if (value === 'none') return { [`border${side}Width`]: 0 };
  const [width = '', style = 'solid', color] = value.split(' ');
  return {
    [`border${side}Width`]: lengthOf(width, unit),
    [`border${side}Color`]: color,
    ...(style === 'solid' ? {} : { borderStyle: style }),
  };
}

const gradient = Platform.OS === 'web' ? 'backgroundImage' : 'experimental_backgroundImage';

function written(name: string, value: Value, unit: number): Written {
  if (left.has(name) || value === 'none') return name === 'border' ? border('none', '', unit) : {};
  if (name === 'backgroundImage') return { [gradient]: value };
  if (name === 'textDecoration') return { textDecorationLine: value };
  if (name === 'boxShadow') return { boxShadow: value };
  if (ratios.has(name)) return { [name]: value };
  if (typeof value === 'string') {
    const side = /^border(|Top|Left|Right|InlineStart|InlineEnd)$/.exec(name)?.[1];
    if (side !== undefined) return border(value, side.replace('Inline', ''), unit);
    if (name === 'padding')
      return spread(
        value,
        edges.map((edge) => `padding${edge}`),
        unit,
      );
    if (name === 'borderRadius' && value.includes(' '))
      return spread(
        value,
        corners.map((corner) => `border${corner}Radius`),
        unit,
      );
  }
  return { [name]: lengthOf(value, unit) };
}

/** Converts CSS to React Native: phone units, no shorthands. */
export function nativeStyle(style: CSSProperties | undefined, unit: number): ViewStyle & TextStyle {
  const entries = Object.entries(inDirection(style) ?? {}) as [string, Value | undefined][];
  const all = entries.flatMap(([name, value]) =>
    value === undefined ? [] : Object.entries(written(name, value, unit)),
  );
  return Object.fromEntries(all) as ViewStyle & TextStyle;
}
