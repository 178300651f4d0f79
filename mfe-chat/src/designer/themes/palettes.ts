import content from '../../../content/palettes.json';
import type { Palette } from '../model/theme';

export type PaletteName = keyof typeof content.palettes;

export const palettes = content.palettes as Readonly<Record<PaletteName, Palette>>;
export const paletteNames = Object.keys(palettes) as PaletteName[];
