import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of `shared/src`. */
export const SHARED_SRC = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Absolute path of the project's root. */
export const ROOT = path.resolve(SHARED_SRC, '../..');

/** Stands for a release's address in its node bundle; compose puts the real one in before it evaluates the file. */
export const PlaceholderPublicPath = '/r/__release__/';
