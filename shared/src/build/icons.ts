import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mark } from '../art/mark.ts';
import { SHARED_SRC } from './places.ts';

/** The favicon: the site's own mark in the colours of the token file. */
export function faviconSvg(): string {
  const sprout = mark.sprout.map((d) => `<path d="${d}"/>`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}">` +
    `<path fill="${token('on-leaf')}" d="${mark.tile}"/><g fill="${token('leaf')}">${sprout}</g></svg>`
  );
}

/**
 * Value of a colour token in light mode.
 *
 * @param role name without `--color-`
 * @throws {Error} when the token file has no such role
 */
export function token(role: string): string {
  const css = readFileSync(path.join(SHARED_SRC, 'styles/tokens.css'), 'utf8');
  const value = new RegExp(`--color-${role}:\\s*(?:light-dark\\()?([^,;)]+)`).exec(css)?.[1];
  if (!value) throw new Error(`tokens.css has no colour "${role}".`);
  return value.trim();
}
