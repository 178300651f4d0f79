import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseBase } from '@appling/contract/registry';
import type { Release, ShellRelease } from '@appling/contract/release';
import { integrityOf } from './describe-release.ts';
import { evaluateRemote, evaluateShell } from './evaluate.ts';
import { isObject, isTable, isText, readRecord, type Check } from './read-record.ts';
import type { LiveRemote, LiveShell } from './render-site.ts';

const BUILD_AGAIN = 'Build it again: npm run build.';

const isTexts: Check<string[]> = (value): value is string[] =>
  Array.isArray(value) && value.every(isText);

export const isRelease: Check<Release> = (value): value is Release =>
  isObject(value) &&
  isText(value.remote) &&
  isObject(value.release) &&
  [value.release.id, value.release.entry, value.release.styles].every(isText) &&
  isObject(value.release.scripts) &&
  Array.isArray(value.routes) &&
  (value.publicFiles === undefined || isTexts(value.publicFiles)) &&
  isObject(value.shared) &&
  (value.uses === undefined || isTable(value.uses, isTexts)) &&
  isTable(value.files, isText);

export const isShellRelease: Check<ShellRelease> = (value): value is ShellRelease =>
  isObject(value) &&
  isText(value.id) &&
  isObject(value.provides) &&
  (value.exports === undefined || isTable(value.exports, isTexts)) &&
  isTable(value.files, isText);

export function readRelease(folder: string): Release {
  return readDescription(folder, isRelease);
}

export function readShellRelease(folder: string): ShellRelease {
  return readDescription(folder, isShellRelease);
}

function readDescription<T>(folder: string, isValid: Check<T>): T {
  const file = path.join(folder, 'release.json');
  return readRecord(existsSync(file) ? readFileSync(file) : null, file, isValid, BUILD_AGAIN);
}

/** Returns the first file that is missing or differs from `release.json`; `null` if there is none. */
export function damagedFile(folder: string): string | null {
  const { files } = readDescription(
    folder,
    (value): value is Pick<Release, 'files'> => isRelease(value) || isShellRelease(value),
  );
  const isDamaged = ([name, hash]: [string, string]) => {
    const file = path.join(folder, name);
    return !existsSync(file) || integrityOf(readFileSync(file)) !== hash;
  };
  return Object.entries(files).find(isDamaged)?.[0] ?? null;
}

export function openShell(folder: string): LiveShell {
  return {
    folder,
    release: readShellRelease(folder),
    bundle: evaluateShell(path.join(folder, 'pages.cjs')),
  };
}

/** Evaluates a release of a remote with the shell's singletons. @param origin of its files, if not the pages' */
export function openRemote(
  name: string,
  folder: string,
  shell: LiveShell,
  origin?: string,
): LiveRemote {
  const release = readRelease(folder);
  const { routes, publicFiles = [] } = evaluateRemote(
    path.join(folder, 'pages.cjs'),
    releaseBase(name, release.release.id, origin),
    shell.bundle.provided,
  );
  return { name, folder, release, routes, publicFiles, origin };
}
