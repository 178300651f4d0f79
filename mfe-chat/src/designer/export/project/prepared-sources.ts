import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sources } from './source';

const folder = path.dirname(fileURLToPath(import.meta.url));

/** Runs in another process, because the bundler requires a synchronous module. */
export const preparedSources = (exporter: 'react' | 'expo'): Sources =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', 'tsx', path.join(folder, '..', exporter, 'prepare/write-sources.ts')],
      { cwd: folder, encoding: 'utf8', maxBuffer: 16_000_000 },
    ),
  ) as Sources;
