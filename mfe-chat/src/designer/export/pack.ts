import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Files } from './exporter';

/** Zip stores local time: equal numbers in every time zone give equal bytes. */
const mtime = new Date(2024, 0, 1);

/** Accepts names that are valid on every system and do not leave the folder. */
const path = /^(?!\.)[\w.-]{1,80}(?:\/(?!\.\.?(?:\/|$))[\w.-]{1,80}){0,8}$/;

/** Already compressed; compressing again is slow and useless. */
const isCompressed = (name: string) => /\.(?:jpg|png|webp|woff2)$/.test(name);

const bytesOf = (content: string | Uint8Array<ArrayBuffer>) =>
  typeof content === 'string' ? (strToU8(content) as Uint8Array<ArrayBuffer>) : content;

/**
 * @param level compression, 0 for none
 * @throws {Error} for duplicate or unsafe paths
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

export function pack(files: Files): Uint8Array<ArrayBuffer> {
  const [only, ...others] = files;
  return only && others.length === 0 ? bytesOf(only.content) : zip(files);
}
