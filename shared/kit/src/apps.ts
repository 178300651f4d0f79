import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAME } from '@appling/contract/names';
import { ROOT, isOwnRepository } from './places.ts';

const FOLDER = new RegExp(`^mfe-${REMOTE_NAME}$`);
const PACKAGE = new RegExp(`^(?:@[^/]+/)?mfe-(${REMOTE_NAME})$`);

export interface App {
  /** `shell`, or the remote's name: folder without `mfe-`, container, key in the registry. */
  name: string;
  folder: string;
}

export function remotes(): App[] {
  if (isOwnRepository) return [{ name: ownName(), folder: ROOT }];
  return readdirSync(ROOT)
    .filter((entry) => FOLDER.test(entry))
    .sort()
    .map((entry) => ({ name: entry.slice('mfe-'.length), folder: path.join(ROOT, entry) }));
}

/** Reads the name from `package.json`: `@growth/mfe-weather` is the remote `weather`. */
function ownName(): string {
  const file = path.join(ROOT, 'package.json');
  const { name = '' } = JSON.parse(readFileSync(file, 'utf8')) as { name?: string };
  const [, own] = PACKAGE.exec(name) ?? [];
  if (own) return own;
  throw new Error(`${file} names its package "${name}": a remote's is called mfe-<name>.`);
}

export const SHELL: App = { name: 'shell', folder: path.join(ROOT, 'shell') };
