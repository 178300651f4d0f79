import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from './apps.ts';
import { DESIGN } from './design.ts';

export const INLINE_SCRIPT = 'theme.js';

/** Byte limit of {@link earlyPresses}, which every page contains. */
export const EARLY_PRESSES_LIMIT = 1000;

export function earlyPresses(): Promise<string> {
  return DESIGN.early ? minify(DESIGN.early) : Promise.resolve('');
}

export async function inlineScript(): Promise<string> {
  const theme = await minify(path.join(SHELL.folder, 'src/theme.js'));
  return `${theme}\n${await earlyPresses()}`;
}

async function minify(file: string): Promise<string> {
  // Loaded here, since composing only needs the file's name.
  const { experiments } = await import('@rspack/core');
  const { code } = await experiments.swc.minify(readFileSync(file, 'utf8'), {
    compress: { passes: 3 },
    mangle: { toplevel: true },
    module: false,
  });
  return code;
}
