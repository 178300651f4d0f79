import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from '../build/apps.ts';
import { integrityOf, releaseId } from '../build/describe-release.ts';
import { ROOT } from '../build/places.ts';
import { isAsset } from '../build/render-site.ts';
import type { Release, ShellRelease } from '../contract/release.ts';
import type { Target } from './target.ts';

/** What compose reads of a release; the rest is for browsers. */
const FOR_COMPOSE = /^(?:pages\.cjs|theme\.js|[^/\\]+\.css)$/;

/** Place of a release at any target. */
export function releaseKey(name: string, id: string, file = 'release.json'): string {
  return `r/${name}/${id}/${file}`;
}

/**
 * Copies a build to its immutable place, `release.json` last: what lacks it is no release. What is there already is not
 * sent again, so a second run ends what a first one began.
 *
 * @param folder the build
 * @param commit where it comes from, when it was built in a clone
 * @throws {Error} when the build was changed after it was described
 */
export async function upload(
  target: Target,
  name: string,
  folder: string,
  commit: string | null,
): Promise<void> {
  const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as
    Release | ShellRelease;
  const id = idOf(release);
  if (await target.read(releaseKey(name, id))) return;
  for (const [file, hash] of Object.entries(release.files)) {
    const content = readFileSync(path.join(folder, file));
    if (integrityOf(content) !== hash) {
      throw new Error(
        `${name}: ${file} is not what release.json says: the build was changed by hand. Build it again.`,
      );
    }
    const keys = [releaseKey(name, id, file)];
    if (name === SHELL.name && isAsset(file)) keys.push(`assets/${file}`);
    for (const key of keys) {
      const there = await target.read(key);
      if (!there?.equals(content)) await target.write(key, content);
    }
  }
  const described = commit === null ? release : { ...release, commit };
  await target.write(releaseKey(name, id), `${JSON.stringify(described, null, 2)}\n`);
}

/** @throws {Error} when the target has no such release */
export async function describeStored(target: Target, name: string, id: string): Promise<Release> {
  return (await readStored(target, name, id)) as Release;
}

async function readStored(
  target: Target,
  name: string,
  id: string,
): Promise<Release | ShellRelease> {
  const text = await target.read(releaseKey(name, id));
  if (!text) {
    throw new Error(
      `${target.name} has no release ${id} of ${name}. npm run status lists what it has.`,
    );
  }
  return JSON.parse(text.toString()) as Release | ShellRelease;
}

/**
 * Brings what compose needs of a stored release to this machine; a second time it is there.
 *
 * @returns folder with it
 * @throws {Error} when a file is not what its release says
 */
export async function fetchRelease(target: Target, name: string, id: string): Promise<string> {
  const folder = path.join(ROOT, '.cache/releases', name, id);
  if (existsSync(path.join(folder, 'release.json'))) return folder;
  const release = await readStored(target, name, id);
  if (idOf(release) !== id || releaseId(release.files) !== id) {
    throw new Error(`${releaseKey(name, id)} of ${target.name} describes another release.`);
  }
  const part = `${folder}.${randomUUID()}`;
  mkdirSync(part, { recursive: true });
  for (const [file, hash] of Object.entries(release.files)) {
    if (!FOR_COMPOSE.test(file)) continue;
    const content = await target.read(releaseKey(name, id, file));
    if (!content || integrityOf(content) !== hash) {
      throw new Error(
        `${releaseKey(name, id, file)} of ${target.name} is ${content ? 'not what release.json says' : 'missing'}. Nothing was changed. Upload the release again from its commit, or roll back to another.`,
      );
    }
    writeFileSync(path.join(part, file), content);
  }
  writeFileSync(path.join(part, 'release.json'), JSON.stringify(release));
  try {
    renameSync(part, folder);
  } catch (error) {
    // Somebody else on this machine brought it meanwhile.
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(path.join(folder, 'release.json'))) throw error;
  }
  return folder;
}

/** Content hash of a described release. */
export function idOf(release: Release | ShellRelease): string {
  return 'release' in release ? release.release.id : release.id;
}
