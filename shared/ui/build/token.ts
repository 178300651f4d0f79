import { readFileSync } from 'node:fs';

/**
 * Value of a colour token.
 *
 * @param role name without `--color-`
 * @param scheme which half of a `light-dark()` pair
 * @throws {Error} when the token file has no such role
 */
export function token(role: string, scheme: 'light' | 'dark' = 'light'): string {
  const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
  const value = new RegExp(`--color-${role}:\\s*([^;]+);`).exec(css)?.[1]?.trim();
  if (!value) throw new Error(`tokens.css has no colour "${role}".`);
  const pair = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value);
  return (scheme === 'light' ? pair?.[1] : pair?.[2]) ?? value;
}
