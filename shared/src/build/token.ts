import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHARED_SRC } from './places.ts';

/**
 * Value of a colour token.
 *
 * @param role name without `--color-`
 * @param scheme which half of a `light-dark()` pair
 * @throws {Error} when the token file has no such role
 */
export function token(role: string, scheme: 'light' | 'dark' = 'light'): string {
  const css = readFileSync(path.join(SHARED_SRC, 'styles/tokens.css'), 'utf8');
  const value = new RegExp(`--color-${role}:\\s*([^;]+);`).exec(css)?.[1]?.trim();
  if (!value) throw new Error(`tokens.css has no colour "${role}".`);
  const pair = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(value);
  return (scheme === 'light' ? pair?.[1] : pair?.[2]) ?? value;
}
