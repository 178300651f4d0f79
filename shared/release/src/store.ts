import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from '@appling/kit/apps';
import { integrityOf, releaseId } from '@appling/kit/describe-release';
import {
  isRelease,
  isShellRelease,
  readRelease,
  readShellRelease,
} from '@appling/kit/open-release';
import { ROOT } from '@appling/kit/places';
import { readRecord } from '@appling/kit/read-record';
import { isAsset } from '@appling/kit/render-site';
import type { Release, ShellRelease } from '@appling/contract/release';
import type { Target } from './target.ts';

const FOR_COMPOSE = /^(?:pages\.cjs|theme\.js|site-sw\.js|[^/\\]+\.css)$/;

export function releaseKey(name: string, id: string, file = 'release.json'): string {
  return `r/${name}/${id}/${file}`;
}

/** The shell's files have a second path. */
function placesOf(name: string, id: string, file: string): string[] {
  const place = releaseKey(name, id, file);
  return name === SHELL.name && isAsset(file) ? [place, `assets/${file}`] : [place];
}

/** Uploads a build to its immutable folder, `release.json` last; replaces missing and damaged stored files. */
export async function upload(
  target: Target,
  name: string,
  folder: string,
  commit: string | null,
): Promise<void> {
  const release = name === SHELL.name ? readShellRelease(folder) : readRelease(folder);
  const id = idOf(release);
  for (const [file, hash] of Object.entries(release.files)) {
    const content = readFileSync(path.join(folder, file));
    if (integrityOf(content) !== hash) {
      throw new Error(
        `${name}: ${file} is not what release.json says: the build was changed by hand. Build it again.`,
      );
    }
    for (const key of placesOf(name, id, file)) {
      const there = await target.read(key);
      if (!there?.equals(content)) await target.write(key, content);
    }
  }
  const known = await readStored(target, name, id).catch(() => null);
  // Keeps the commit of the first upload, which is not part of the content.
  const from = known?.commit ?? commit ?? undefined;
  const described = from === undefined ? release : { ...release, commit: from };
  const text = `${JSON.stringify(described, null, 2)}\n`;
  const key = releaseKey(name, id);
  if (String(await target.read(key)) !== text) await target.write(key, text);
}

export async function describeStored(target: Target, name: string, id: string): Promise<Release> {
  return (await readStored(target, name, id)) as Release;
}

/** Lists all stored files of a release; none when its description is unreadable, which `appling status` reports. */
export async function keysOf(target: Target, name: string, id: string): Promise<string[]> {
  const release = await readStored(target, name, id).catch(() => null);
  return Object.keys(release?.files ?? {}).flatMap((file) => placesOf(name, id, file));
}

/** Returns the first missing or changed file of a stored release; `null` if there is none. */
export async function damagedKey(target: Target, name: string, id: string): Promise<string | null> {
  const release = await readStored(target, name, id);
  for (const [file, hash] of Object.entries(release.files)) {
    for (const key of placesOf(name, id, file)) {
      const content = await target.read(key);
      if (!content || integrityOf(content) !== hash) return key;
    }
  }
  return null;
}

export async function readStored(
  target: Target,
  name: string,
  id: string,
): Promise<Release | ShellRelease> {
  const key = releaseKey(name, id);
  const text = /^[0-9a-z]{1,40}$/.test(id) ? await target.read(key) : null;
  if (!text) {
    throw new Error(
      `${target.name} has no release ${id} of ${name}. npx --no appling status lists what it has.`,
    );
  }
  return readRecord(
    text,
    `${key} of ${target.name}`,
    (value): value is Release | ShellRelease =>
      name === SHELL.name ? isShellRelease(value) : isRelease(value),
    `Nothing was changed. ${REMEDY}`,
  );
}

const REMEDY = 'Release it again from its commit, or roll back to another release.';

/** Downloads what compose needs of a stored release and caches it; throws when a file differs from its hash. */
export async function fetchRelease(target: Target, name: string, id: string): Promise<string> {
  const folder = path.join(ROOT, '.cache/releases', name, id);
  if (isFetched(name, id, folder)) return folder;
  const release = await readStored(target, name, id);
  if (idOf(release) !== id || releaseId(release.files) !== id) {
    throw new Error(
      `${releaseKey(name, id)} of ${target.name} describes another release. ${REMEDY}`,
    );
  }
  const part = `${folder}.${randomUUID()}`;
  mkdirSync(part, { recursive: true });
  for (const [file, hash] of Object.entries(release.files)) {
    if (!FOR_COMPOSE.test(file)) continue;
    const content = await target.read(releaseKey(name, id, file));
    if (!content || integrityOf(content) !== hash) {
      throw new Error(
        `${releaseKey(name, id, file)} of ${target.name} is ${content ? 'not what release.json says' : 'missing'}. Nothing was changed. ${REMEDY}`,
      );
    }
    writeFileSync(path.join(part, file), content);
  }
  writeFileSync(path.join(part, 'release.json'), JSON.stringify(release));
  if (!isFetched(name, id, folder)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(part, folder);
  } catch (error) {
    // Another process has downloaded it meanwhile.
    rmSync(part, { recursive: true, force: true });
    if (!isFetched(name, id, folder)) throw error;
  }
  return folder;
}

function isFetched(name: string, id: string, folder: string): boolean {
  try {
    const release = name === SHELL.name ? readShellRelease(folder) : readRelease(folder);
    return (
      releaseId(release.files) === id &&
      Object.entries(release.files).every(
        ([file, hash]) =>
          !FOR_COMPOSE.test(file) || integrityOf(readFileSync(path.join(folder, file))) === hash,
      )
    );
  } catch {
    return false;
  }
}

export function idOf(release: Release | ShellRelease): string {
  return 'release' in release ? release.release.id : release.id;
}
