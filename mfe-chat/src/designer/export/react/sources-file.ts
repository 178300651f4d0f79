import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sources } from './source';

/*
 * Made when the app is built, in a process of its own since the bundler waits for this module at once. Browsers fetch
 * what this module exports as data (see rspack.config.ts).
 */
const folder = path.dirname(fileURLToPath(import.meta.url));

/** The views of the phone as sources of plain React projects. */
export const sources = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', path.join(folder, 'prepare/prepare.ts')], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 16_000_000,
  }),
) as Sources;
