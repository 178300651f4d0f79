import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ExportedFile } from '../src/designer/export/exporter';
import { CommandFault } from './options';

const reasons: Readonly<Record<string, string>> = {
  ENOTDIR: 'is a file or lies below one. Name a folder.',
  ENOENT: 'cannot be made at this place. Name another folder.',
  EACCES: 'may not be written by you. Name a folder of your own.',
  EPERM: 'may not be written by you. Name a folder of your own.',
  EROFS: 'lies on a disk that cannot be written. Name another folder.',
  ENOSPC: 'lies on a disk that is full. Make room, or name another folder.',
  ENAMETOOLONG: 'has too long a name. Name a shorter one.',
  EISDIR: 'holds a folder with the name of a file that is to be written. Name another folder.',
};

function faultOf(error: unknown, folder: string): CommandFault {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new CommandFault(`${folder} ${reasons[code] ?? `could not be written: ${message}.`}`, 1);
}

/** Creates one level at a time: on file systems that reject folders, Node 20 loops forever with `recursive`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** @throws {CommandFault} when the folder is not writable, or contains files and `isForced` is false */
export function prepareFolder(folder: string, isForced: boolean): void {
  let held: string[];
  try {
    makeFolder(folder);
    held = readdirSync(folder);
  } catch (error) {
    throw faultOf(error, folder);
  }
  const [first] = held;
  if (first === undefined || isForced) return;
  throw new CommandFault(
    `${folder} is not empty: it holds ${first}${held.length > 1 ? ' and more' : ''}. Name another folder, or add --force to write into this one.`,
    1,
  );
}

/** @throws {CommandFault} when writing fails */
export function writeFiles(folder: string, files: readonly ExportedFile[]): void {
  try {
    for (const { path: name, content } of files) {
      const target = path.join(folder, name);
      makeFolder(path.dirname(target));
      writeFileSync(target, content);
    }
  } catch (error) {
    throw faultOf(error, folder);
  }
}
