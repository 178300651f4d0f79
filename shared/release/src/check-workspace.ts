import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL, remotes } from '@appling/kit/apps';
import { SITE } from '@appling/kit/compose';
import { openRemote, openShell, readRelease, readShellRelease } from '@appling/kit/open-release';
import { remoteEntry } from '@appling/kit/remote-entry';
import { renderSite } from '@appling/kit/render-site';
import { siteSettings } from '@appling/kit/site-settings';
import { checkDescription, checkFiles, checkLinks, checkRoutes } from './contract-gate.ts';
import type { Refusal } from './refusal.ts';

/** Checks an app's last build against all others by the rules of the release gate; throws when a build is missing. */
export async function checkWorkspace(name: string): Promise<Refusal[]> {
  const isShell = name === SHELL.name;
  const names = [SHELL, ...remotes()].map((app) => app.name);
  if (!names.includes(name)) {
    throw new Error(
      `There is no app "${name}". Name one of ${names.join(', ')}: npx --no appling contract ${names[1] ?? SHELL.name}`,
    );
  }
  const shellFolder = distOf(SHELL.folder);
  const shellRelease = readShellRelease(shellFolder);
  const candidates = remotes().map((app) => {
    const folder = distOf(app.folder);
    return { name: app.name, folder, release: readRelease(folder) };
  });
  const own = candidates.filter((candidate) => isShell || candidate.name === name);
  const described = own.flatMap((candidate) => [
    ...checkDescription(candidate, shellRelease),
    ...checkFiles(candidate),
  ]);
  // A bundle that requires a missing module cannot be evaluated.
  if (described.length > 0) return described;
  const shell = openShell(shellFolder);
  const live = candidates.map(({ name: remote, folder }) => openRemote(remote, folder, shell));
  const doubled = checkRoutes({ remotes: live }, new Set([name]));
  if (doubled.length > 0) return doubled;
  const files = await renderSite(
    {
      shell,
      remotes: live,
      registry: {
        version: 1,
        shell: shellRelease.id,
        remotes: Object.fromEntries(
          live.map(({ name: remote, release }) => [remote, remoteEntry(release)]),
        ),
      },
      settings: siteSettings(),
    },
    isShell ? undefined : name,
  );
  return checkLinks({ remotes: live }, (file) => {
    const composed = path.join(SITE, file);
    return String(files.get(file) ?? (existsSync(composed) ? readFileSync(composed) : ''));
  });
}

function distOf(folder: string): string {
  const dist = path.join(folder, 'dist');
  if (existsSync(path.join(dist, 'release.json'))) return dist;
  throw new Error(`${path.basename(folder)} has not been built. Build it first: npm run build.`);
}
