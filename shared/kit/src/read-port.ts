import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { App } from './apps.ts';

/** Returns the port of a remote's development server; throws when its configuration has none. */
export function readPort(app: App): number {
  const source = readFileSync(path.join(app.folder, 'rspack.config.ts'), 'utf8');
  const port = /port:\s*(\d+)/.exec(source)?.[1];
  if (!port) throw new Error(`${app.folder}/rspack.config.ts names no port.`);
  return Number(port);
}
