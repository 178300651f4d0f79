import type { Look, Palette } from '../../model/theme';
import { fromLch, shade, toLch, type Hex, type Lch } from '../color';

/** Depends on the initial look only, never on content. */
export type Restyle = (own: Look) => Look;
export type ArtRole = keyof Palette['art'];

const roles = ['sky', 'sun', 'far', 'mid', 'near', 'light', 'pop', 'deep'] as const;

export const lch = (lightness: number, chroma: number, hue: number): Hex =>
  fromLch({ lightness, chroma, hue });

export const repaint = (
  { art }: Palette,
  change: (from: Lch, role: ArtRole) => Partial<Lch>,
): Palette['art'] =>
  Object.fromEntries(
    roles.map((role) => [role, shade(art[role], (from) => change(from, role))]),
  ) as Palette['art'];

export const tintsOf = (make: (index: number) => Hex): Palette['tints'] => [
  make(0),
  make(1),
  make(2),
  make(3),
  make(4),
];

/** The hue of the accent, or of the most vivid background if the accent is grey. */
export function mainHue({ accent, hero, vivid }: Palette): number {
  const known = [accent, hero, vivid].find((color) => toLch(color).chroma > 0.05) ?? vivid;
  return toLch(known).hue;
}

/** `sun` and `pop` are the most striking paints. */
export const isLoud = (role: ArtRole): boolean => role === 'sun' || role === 'pop';
