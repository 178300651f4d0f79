import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const KIT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const PLATFORM = path.resolve(KIT, '..');

export const KIT_SRC = path.join(KIT, 'src');

const isInstalled = PLATFORM.split(path.sep).includes('node_modules');

const AROUND = path.resolve(PLATFORM, isInstalled ? '../..' : '..');
const isSite = existsSync(path.join(AROUND, 'shell/package.json'));

/** Whether the project is one remote in a repository of its own, without a shell. */
export const isOwnRepository = isInstalled && !isSite;

/** Absolute path of the project's root: workspace, site, or the folder that a command was started in. */
export const ROOT = isOwnRepository ? process.cwd() : AROUND;

export function inBrowser(file: string): string {
  return path.join(PLATFORM, 'runtime/src/federation', file);
}

/** Sources that any app may import; a change here changes builds. */
export const SOURCES = ['contract/src', 'runtime/src', 'ui/src', 'kit/src', 'pictures'].map(
  (folder) => path.join(PLATFORM, folder),
);

/** Placeholder of a release's address in its node bundle; compose replaces it before it evaluates the file. */
export const PlaceholderPublicPath = '/r/__release__/';
