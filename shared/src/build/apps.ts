import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './places.ts';

/** An app of the workspace. */
export interface App {
  /** `shell`, or the remote's name: folder without `mfe-`, container, key in the registry. */
  name: string;
  /** Absolute path of its folder. */
  folder: string;
}

/** Every remote on disk; a new folder `mfe-…` is a remote from its first day. */
export function remotes(): App[] {
  return readdirSync(ROOT)
    .filter((entry) => /^mfe-[a-z][a-z0-9-]*$/.test(entry))
    .sort()
    .map((entry) => ({ name: entry.slice('mfe-'.length), folder: path.join(ROOT, entry) }));
}

/** The host. */
export const SHELL: App = { name: 'shell', folder: path.join(ROOT, 'shell') };
