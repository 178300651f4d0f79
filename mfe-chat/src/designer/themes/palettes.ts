import content from '../../../content/palettes.json';
import type { Palette } from '../model/theme';

export type PaletteName = keyof typeof content.palettes;

/** The palettes of the Change Colors panel, in its order. */
export const palettes = content.palettes as Readonly<Record<PaletteName, Palette>>;
export const paletteNames = Object.keys(palettes) as PaletteName[];
