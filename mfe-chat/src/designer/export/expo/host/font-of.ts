import type { TextStyle } from 'react-native';
import type { Typeface } from '../../../model/theme';
import type { Paint } from '../../../themes/paint';
import { cuts } from './fonts';

const WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

export function fontOf(
  paint: Paint,
  face: Typeface | 'display' | 'text',
  weight: number,
): Pick<TextStyle, 'fontFamily' | 'fontWeight'> {
  const typeface = face === 'display' || face === 'text' ? paint.look.type[face] : face;
  const off = ([own]: readonly [number, string]) => Math.abs(own - weight);
  const [nearest] = cuts[typeface]?.toSorted((one, other) => off(one) - off(other)) ?? [];
  if (nearest) return { fontFamily: nearest[1] };
  const step = Math.round(Math.min(9, Math.max(1, weight / 100)));
  return { fontFamily: paint.family(face), fontWeight: WEIGHTS[step - 1] ?? 400 };
}
