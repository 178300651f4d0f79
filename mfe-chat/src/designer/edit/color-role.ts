import type { Palette } from '../model/theme';
import { readable } from '../themes/color';

export const colorRoles = [
  'background',
  'surface',
  'text',
  'accent',
  'primary',
  'secondary',
  'button',
  'header',
  'tabs',
] as const;
export type ColorRole = (typeof colorRoles)[number];

const keys = {
  background: 'background',
  surface: 'surface',
  text: 'text',
  accent: 'accent',
  primary: 'accent',
  secondary: 'hero',
  button: 'button',
  header: 'hero',
  tabs: 'bar',
} as const satisfies Record<ColorRole, keyof Palette>;

/** Least contrast ratio of text on a hero. */
const LEAST_READ = 4.6;

export function withRole(palette: Palette, role: ColorRole, color: string): Palette {
  const key = keys[role];
  if (key !== 'hero') return { ...palette, [key]: color };
  const { heroEnd: _gradient, ...plain } = palette;
  return { ...plain, hero: color, heroText: readable(palette.heroText, [color], LEAST_READ) };
}
