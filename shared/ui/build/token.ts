import { readFileSync } from 'node:fs';

/** Returns the value of a colour token (without `--color-`); throws when tokens.css has none of this name. */
export function token(role: string, scheme: 'light' | 'dark' = 'light'): string {
  const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
  const value = new RegExp(`--color-${role}:\\s*([^;]+);`).exec(css)?.[1]?.trim();
  if (!value) throw new Error(`tokens.css has no colour "${role}".`);
  const pair = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value);
  return (scheme === 'light' ? pair?.[1] : pair?.[2]) ?? value;
}
