import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Files } from './exporter';

/** The local time of a zip: the same numbers in every time zone, so that equal files give equal bytes. */
const mtime = new Date(2024, 0, 1);

/** Names of files and folders that every system takes, and that lead out of no folder. */
const path = /^(?!\.)[\w.-]{1,80}(?:\/(?!\.\.?(?:\/|$))[\w.-]{1,80}){0,8}$/;

/** What is compressed itself: to try again takes long and gains nothing. */
const isCompressed = (name: string) => /\.(?:jpg|png|webp|woff2)$/.test(name);

const bytesOf = (content: string | Uint8Array<ArrayBuffer>) =>
  typeof content === 'string' ? (strToU8(content) as Uint8Array<ArrayBuffer>) : content;

/**
 * Returns files as one zip.
 *
 * @param level how hard to compress, 0 for not at all
 * @throws {Error} for a path that is used twice or that a system could misread
 */
export function zip(files: Files, level: 0 | 6 = 6): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  const taken = new Set<string>();
  for (const file of files) {
    if (!path.test(file.path)) throw new Error(`Not a path for a file: ${file.path}`);
    const folded = file.path.toLowerCase();
    if (taken.has(folded)) throw new Error(`Two files at one path: ${file.path}`);
    taken.add(folded);
    const own = isCompressed(file.path) ? 0 : level;
    entries[file.path] = [bytesOf(file.content), { level: own }];
  }
  return zipSync(entries, { mtime }) as Uint8Array<ArrayBuffer>;
}

/** Returns what is downloaded: a single file as it is, several as a zip. */
export function pack(files: Files): Uint8Array<ArrayBuffer> {
  const [only, ...others] = files;
  return only && others.length === 0 ? bytesOf(only.content) : zip(files);
}
