import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseBase } from '../contract/registry.ts';
import type { Release, ShellRelease } from '../contract/release.ts';
import { evaluateRemote, evaluateShell } from './evaluate.ts';
import type { LiveRemote, LiveShell } from './render-site.ts';

/** Reads a release's description. */
export function readRelease(folder: string): Release {
  return readJson(path.join(folder, 'release.json')) as Release;
}

/** Reads the description of a release of the shell. */
export function readShellRelease(folder: string): ShellRelease {
  return readJson(path.join(folder, 'release.json')) as ShellRelease;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Evaluates a release of the shell for compose. */
export function openShell(folder: string): LiveShell {
  return {
    folder,
    release: readShellRelease(folder),
    bundle: evaluateShell(path.join(folder, 'pages.cjs')),
  };
}

/**
 * Evaluates a release of a remote with that shell's singletons.
 *
 * @param origin where its files lie, if not where the pages do
 */
export function openRemote(
  name: string,
  folder: string,
  shell: LiveShell,
  origin?: string,
): LiveRemote {
  const release = readRelease(folder);
  const { routes } = evaluateRemote(
    path.join(folder, 'pages.cjs'),
    releaseBase(name, release.release.id, origin),
    shell.bundle.provided,
  );
  return { name, folder, release, routes, origin };
}
