import type { AppDesign } from '../model/app-design';
import type { Look, Palette, StyleName } from '../model/theme';
import { luminance } from '../themes/color';
import { palettes, type PaletteName } from '../themes/palettes';
import { lookIn } from '../themes/styles';

/** Edits take a design and give a new one; these touch its look and its name, never a word of the content. */
export const withLook = (design: AppDesign, change: Partial<Look>): AppDesign => ({
  ...design,
  look: { ...design.look, ...change },
});

export function applyStyle(design: AppDesign, style: StyleName): AppDesign {
  const { surface } = design.look;
  return { ...design, look: { ...lookIn(design.ownLook, style), surface } };
}

/** A dark ground makes a dark look. */
export const modeOf = ({ background }: Palette): Look['mode'] =>
  luminance(background) < 0.2 ? 'dark' : 'light';

export function applyPalette(design: AppDesign, name: PaletteName): AppDesign {
  const palette = palettes[name];
  return withLook(design, { palette, mode: modeOf(palette) });
}

/** Light or dark, in the app's own hues. */
export const setMode = (design: AppDesign, mode: Look['mode']): AppDesign =>
  mode === design.look.mode
    ? design
    : applyStyle(design, mode === 'dark' ? 'dark-mode' : design.ownLook.style);

/** Corners of cards in px, 0 to 40; controls follow in proportion. */
export const setRadius = (design: AppDesign, radius: number): AppDesign =>
  withLook(design, { radius: Math.min(40, Math.max(0, Math.round(radius))) });

export const setSurface = (design: AppDesign, surface: Look['surface']): AppDesign =>
  withLook(design, { surface });

export const rename = (design: AppDesign, name: string): AppDesign => ({
  ...design,
  name: name.trim().slice(0, 60) || design.name,
});
