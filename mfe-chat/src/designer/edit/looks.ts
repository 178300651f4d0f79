import type { AppDesign } from '../model/app-design';
import type { Look, Palette, StyleName } from '../model/theme';
import { styleNames } from '../model/theme-names';
import { inMode } from '../themes/in-mode';
import { luminance } from '../themes/color';
import { palettes, type PaletteName } from '../themes/palettes';
import { lookIn } from '../themes/styles';

export const withLook = (design: AppDesign, change: Partial<Look>): AppDesign => ({
  ...design,
  look: { ...design.look, ...change },
});

export function applyStyle(design: AppDesign, style: StyleName): AppDesign {
  const look = lookIn(design.ownLook, style);
  const surface = design.look.surface === 'glass' ? 'glass' : look.surface;
  return { ...design, look: { ...look, surface } };
}

export const modeOf = ({ background }: Palette): Look['mode'] =>
  luminance(background) < 0.2 ? 'dark' : 'light';

export function applyPalette(design: AppDesign, name: PaletteName): AppDesign {
  const palette = palettes[name];
  return withLook(design, { palette, mode: modeOf(palette) });
}

const isStyle = (name: string): name is StyleName => styleNames.some((style) => style === name);

function lookInMode({ look, ownLook }: AppDesign, mode: Look['mode']): Look {
  if (!isStyle(look.style)) return inMode(look, mode);
  if (!isStyle(ownLook.style)) return inMode(ownLook, mode);
  if (mode === 'dark') return lookIn(ownLook, 'dark-mode');
  return ownLook.mode === 'light' ? lookIn(ownLook, ownLook.style) : inMode(ownLook, mode);
}

/** Returns the typefaces, corners and spacing that the visitor changed after the style was set. */
function ownChanges({ look, ownLook }: AppDesign): Partial<Look> {
  if (!isStyle(look.style)) return {};
  const styled = look.style === ownLook.style ? ownLook : lookIn(ownLook, look.style);
  const isSame = (key: 'type' | 'radius' | 'density') =>
    JSON.stringify(look[key]) === JSON.stringify(styled[key]);
  return {
    ...(isSame('type') ? {} : { type: look.type }),
    ...(isSame('radius') ? {} : { radius: look.radius }),
    ...(isSame('density') ? {} : { density: look.density }),
  };
}

export function setMode(design: AppDesign, mode: Look['mode']): AppDesign {
  if (mode === design.look.mode) return design;
  const { surface } = design.look;
  const look = lookInMode(design, mode);
  const { states } = design.look.palette;
  // States keep the colours that the visitor gave them.
  const palette = states ? { ...look.palette, states } : look.palette;
  return { ...design, look: { ...look, palette, ...ownChanges(design), surface } };
}

/** Corner radius of cards in px, 0 to 40; controls scale with it. */
export const setRadius = (design: AppDesign, radius: number): AppDesign =>
  withLook(design, { radius: Math.min(40, Math.max(0, Math.round(radius))) });

export const setSurface = (design: AppDesign, surface: Look['surface']): AppDesign =>
  withLook(design, { surface });

export const rename = (design: AppDesign, name: string): AppDesign => ({
  ...design,
  name: name.trim().slice(0, 60) || design.name,
});
