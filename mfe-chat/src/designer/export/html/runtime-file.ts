import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import outlines from '../../drawings/icons.json';

/* Runs at build time, in another process because the bundler requires a synchronous module. */
const folder = path.dirname(fileURLToPath(import.meta.url));

export const runtime = execFileSync(
  process.execPath,
  ['--import', 'tsx', path.join(folder, 'bundle-runtime.ts')],
  { cwd: folder, encoding: 'utf8', maxBuffer: 16_000_000 },
);

/** Icons that the views use. */
export const ownIcons = Object.keys(outlines).filter((name) => runtime.includes(`"${name}"`));
