import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import outlines from '../../drawings/icons.json';

/*
 * Made when the app is built, in a process of its own since the bundler waits for this module at once. Browsers fetch
 * what this module exports as data (see rspack.config.ts).
 */
const folder = path.dirname(fileURLToPath(import.meta.url));

/** The script of every exported file. */
export const runtime = execFileSync(
  process.execPath,
  ['--import', 'tsx', path.join(folder, 'bundle-runtime.ts')],
  { cwd: folder, encoding: 'utf8', maxBuffer: 16_000_000 },
);

/** Icons that views name themselves. */
export const ownIcons = Object.keys(outlines).filter((name) => runtime.includes(`"${name}"`));
