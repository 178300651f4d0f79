import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KindFile } from './kind.schema';
import type { MoodFile } from './mood.schema';
import type { PackFile } from './pack.schema';
import type { TripFile } from './trip.schema';

/** Absolute path. */
export const CONTENT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../content');

type Files<File> = Readonly<Record<string, File>>;

export interface ContentFiles {
  kinds: Files<KindFile>;
  packs: Files<PackFile>;
  trips: Files<TripFile>;
}

export const jsonIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();

function filesOf<File>(folder: string, part: string): Files<File> {
  const files = jsonIn(path.join(folder, part)).map((file) => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, part, file), 'utf8')) as File,
  ]);
  return Object.fromEntries(files) as Files<File>;
}

export const readMoods = (folder = CONTENT): Files<MoodFile> => filesOf(folder, 'moods');

export const readKinds = (folder = CONTENT): Files<KindFile> => filesOf(folder, 'kinds');

/**
 * Reads content from disk, in Node.
 * @throws {SyntaxError} when a file is not JSON
 */
export const readContent = (folder = CONTENT): ContentFiles => ({
  kinds: readKinds(folder),
  packs: filesOf(folder, 'packs'),
  trips: filesOf(folder, 'trips'),
});
