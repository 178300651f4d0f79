import type { CSSProperties } from 'react';
import type { Look } from '../model/theme';
import { luminance, mix, type Hex } from './color';

/** Returns border and shadow of a card or control; glass has its own edge. */
export function edgeOf(
  { surface, palette }: Look,
  ground: Hex,
  corner: 'card' | 'control' | 'small' | 'full' | undefined,
): CSSProperties {
  const { text, vivid } = palette;
  if (surface === 'outline') return { border: `1px solid ${mix(ground, text, 0.22)}` };
  if (surface === 'raised') {
    const isDark = luminance(palette.background) < 0.2;
    return {
      boxShadow: isDark ? '0 6px 18px #00000066' : `0 1px 2px ${text}1f, 0 8px 20px ${text}1f`,
    };
  }
  if (surface === 'hard')
    return {
      border: `2px solid ${text}`,
      ...(corner === 'card' || corner === 'control' ? { boxShadow: `4px 4px 0 ${text}` } : {}),
    };
  if (surface === 'glow')
    return {
      border: `1px solid ${mix(ground, vivid, 0.6)}`,
      ...(corner ? { boxShadow: `0 0 16px ${vivid}4d` } : {}),
    };
  if (surface === 'sketch')
    return {
      border: `1.8px solid ${mix(ground, text, 0.72)}`,
      ...(corner === 'card' || corner === 'control' ? { borderRadius: '26px 9px 22px 12px' } : {}),
    };
  return {};
}
