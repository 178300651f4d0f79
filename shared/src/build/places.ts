import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of `shared/src`. */
export const SHARED_SRC = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Whether this package was installed into a remote's own repository, instead of lying in the workspace. */
export const isInstalled = SHARED_SRC.split(path.sep).includes('node_modules');

/** Absolute path of the project's root: the workspace, or the repository that a command was started in. */
export const ROOT = isInstalled ? process.cwd() : path.resolve(SHARED_SRC, '../..');

/** Stands for a release's address in its node bundle; compose puts the real one in before it evaluates the file. */
export const PlaceholderPublicPath = '/r/__release__/';
