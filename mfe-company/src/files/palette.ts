import { readFileSync } from 'node:fs';

const tokens = readFileSync(
  new URL('../../../shared/ui/src/styles/tokens.css', import.meta.url),
  'utf8',
);

/** Returns a color token as `#rrggbb`. `role`: name without `--color-`. Throws for an unknown role. */
export function colour(role: string, theme: 'light' | 'dark' = 'light'): string {
  const value = new RegExp(`--color-${role}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  const hex = both ? both[theme === 'light' ? 1 : 2] : value;
  if (!hex || !/^#\w{6}$/.test(hex)) throw new Error(`tokens.css has no plain colour "${role}".`);
  return hex;
}

export const swatches = [
  { name: 'Leaf', role: 'leaf', use: 'The one loud fill: buttons, slabs' },
  { name: 'Deep leaf', role: 'cut-shade', use: 'Links, second leaf in pictures' },
  { name: 'Blossom', role: 'blossom', use: 'Flowers, sparing' },
  { name: 'Sun', role: 'sun', use: 'Sun disc, stars, sparing' },
  { name: 'Ink', role: 'on-leaf', use: 'Text, night sections' },
  { name: 'Paper', role: 'paper', use: 'Page ground' },
] as const;
