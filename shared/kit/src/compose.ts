import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { releaseBase, type Registry } from '@appling/contract/registry';
import { SHELL, remotes } from './apps.ts';
import { openCompressionCache } from './compression-cache.ts';
import { deadLinksOf, overlaps } from './links.ts';
import { damagedFile, openRemote, openShell } from './open-release.ts';
import { ROOT } from './places.ts';
import { compressAhead, precompress } from './precompress.ts';
import { publicFileFaults } from './public-file-faults.ts';
import { isObject, readRecord } from './read-record.ts';
import { remoteEntry } from './remote-entry.ts';
import {
  removedFiles,
  isAsset,
  renderSite,
  type LiveRemote,
  type LiveShell,
  type SiteFiles,
} from './render-site.ts';
import { siteSettings } from './site-settings.ts';
import { writeWhole } from './write-whole.ts';

export const SITE = path.join(ROOT, 'dist');

/** Composes the site in `dist/` and returns the changed files; `only` replaces one app and keeps the others' releases. */
export async function compose(only?: string): Promise<string[]> {
  const before = only === undefined ? null : readLive();
  const isBuilt = (name: string) => before === null || name === only;
  const settings = siteSettings();
  const shell = openShell(
    intact(
      isBuilt(SHELL.name) ? path.join(SHELL.folder, 'dist') : placeOf(SHELL.name, before?.shell),
    ),
  );
  const live = remotes()
    .filter(({ name }) => isBuilt(name) || before?.remotes[name])
    .map(({ name, folder }) =>
      openRemote(
        name,
        intact(
          isBuilt(name)
            ? path.join(folder, 'dist')
            : placeOf(name, before?.remotes[name]?.current.id),
        ),
        shell,
        settings.remoteOrigins?.[name],
      ),
    );
  refuse([
    ...overlaps(live).map(
      ({ path: route, owners }) =>
        `${route} is claimed by ${owners.join(' and by ')}. One of them must give it up.`,
    ),
    ...live.flatMap(({ name, publicFiles }) =>
      publicFileFaults(publicFiles).map((fault) => `${name}: ${fault}`),
    ),
  ]);
  const registry: Registry = {
    version: 1,
    shell: shell.release.id,
    remotes: Object.fromEntries(
      live.map(({ name, release, origin }) => [name, remoteEntry(release, null, origin)]),
    ),
  };
  const composition = { shell, remotes: live, registry, settings };
  // A page's policy names every remote, so a new or removed remote changes all pages.
  const isPart = before && only !== SHELL.name && before.remotes[only ?? ''];
  const cache = await openCompressionCache();
  const files = await renderSite(composition, isPart ? only : undefined, (file, html) =>
    compressAhead(file, Buffer.from(html), cache),
  );
  refuseDeadLinks(files, live);
  publish(shell, live);
  for (const file of removedFiles(before?.remotes ?? {}, registry.remotes)) {
    for (const form of ['', '.br', '.gz']) rmSync(path.join(SITE, file + form), { force: true });
  }
  const changed = [...files].filter(([file, content]) => writeSiteFile(file, content));
  await precompress(SITE, cache);
  return changed.map(([file]) => file);
}

function readLive(): Registry {
  const file = path.join(SITE, 'registry.json');
  if (!existsSync(file)) {
    throw new Error('No site is composed yet, so no part of it can be. Run npm run build.');
  }
  return readRecord(
    readFileSync(file),
    file,
    (value): value is Registry => isObject(value) && isObject(value.remotes),
    `Remove ${SITE} and compose the whole site: npm run build.`,
  );
}

function placeOf(name: string, id = ''): string {
  return path.join(SITE, releaseBase(name, id));
}

function intact(folder: string): string {
  const damaged = damagedFile(folder);
  if (damaged === null) return folder;
  const isComposed = folder.startsWith(SITE + path.sep);
  throw new Error(
    `${path.join(folder, damaged)} is not what release.json says. ${isComposed ? `Remove ${SITE} and build` : 'Build'} again: npm run build.`,
  );
}

/** Checks every page, since any page may link to a removed route. */
function refuseDeadLinks(files: SiteFiles, live: readonly LiveRemote[]): void {
  const dead = deadLinksOf(live, (file) =>
    String(files.get(file) ?? readFileSync(path.join(SITE, file), 'utf8')),
  );
  refuse(
    dead.map(
      ({ remote, page, href }) => `${page} (${remote}) links to ${href}, which no remote has.`,
    ),
  );
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Copies releases and shell files to their immutable paths. Compares each file: a killed build leaves partial copies. */
function publish(shell: LiveShell, live: readonly LiveRemote[]): void {
  const parts = live.map(({ name, folder, release }) => ({ name, folder, id: release.release.id }));
  for (const { name, folder, id } of [
    { ...shell, name: SHELL.name, id: shell.release.id },
    ...parts,
  ]) {
    const place = path.relative(SITE, placeOf(name, id));
    for (const file of readdirSync(folder)) {
      if (!/\.(?:br|gz|part)$/.test(file)) {
        writeSiteFile(path.join(place, file), readFileSync(path.join(folder, file)));
      }
    }
  }
  for (const file of readdirSync(shell.folder)) {
    if (!isAsset(file)) continue;
    writeSiteFile(path.join('assets', file), readFileSync(path.join(shell.folder, file)));
  }
}

/** Writes a file only if it differs, so that an equal one keeps its ETag; returns whether it did. */
function writeSiteFile(file: string, content: string | Buffer): boolean {
  const target = path.join(SITE, file);
  const next = Buffer.from(content);
  if (existsSync(target) && readFileSync(target).equals(next)) return false;
  writeWhole(target, next);
  return true;
}

export function clearSite(): void {
  rmSync(SITE, { recursive: true, force: true });
}
