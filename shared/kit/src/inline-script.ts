import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from './apps.ts';
import { DESIGN } from './design.ts';

/** The file of the shell's build that every page inlines. Releases of the shell keep it under this name. */
export const INLINE_SCRIPT = 'theme.js';

/** Most bytes of {@link earlyPresses}: each page carries it, before everything else. */
export const EARLY_PRESSES_LIMIT = 1000;

/** Returns the script that takes presses before the page is live. */
export function earlyPresses(): Promise<string> {
  return DESIGN.early ? minify(DESIGN.early) : Promise.resolve('');
}

/** Returns what every page runs first: the theme, then what takes presses. */
export async function inlineScript(): Promise<string> {
  const theme = await minify(path.join(SHELL.folder, 'src/theme.js'));
  return `${theme}\n${await earlyPresses()}`;
}

async function minify(file: string): Promise<string> {
  // Composing a site needs the name of the file alone.
  const { experiments } = await import('@rspack/core');
  const { code } = await experiments.swc.minify(readFileSync(file, 'utf8'), {
    compress: { passes: 3 },
    mangle: { toplevel: true },
    module: false,
  });
  return code;
}
