import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { FACADES, type FacadeExports } from '@appling/contract/facades';
import type { Release, ShellRelease } from '@appling/contract/release';
import { CONTRACT_VERSION, type Route, type RouteData } from '@appling/contract/routes';
import { SINGLETONS, moduleOf, type Singleton } from '@appling/contract/singletons';
import type { Chunks } from './chunks-plugin.ts';
import { evaluateRemote, evaluateShell } from './evaluate.ts';
import { providedVersions } from './provided-versions.ts';

export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns the id of a release: equal content has the same id on every machine. */
export function releaseId(files: Record<string, string>): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
}

function hashFiles(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== 'release.json')
      .sort()
      .map((name) => [name, integrityOf(readFileSync(path.join(folder, name)))]),
  );
}

export interface BundleRecords {
  chunks: Chunks;
  uses: FacadeExports;
}

export function readBundleRecords(folder: string): BundleRecords {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, '.build', name), 'utf8'));
  return { chunks: read('chunks.json') as Chunks, uses: read('uses.json') as FacadeExports };
}

export function describeShell(folder: string): ShellRelease {
  const files = hashFiles(folder);
  const { provided } = evaluateShell(path.join(folder, 'pages.cjs'));
  return {
    id: releaseId(files),
    contractVersion: CONTRACT_VERSION,
    provides: providedVersions(),
    exports: Object.fromEntries(
      FACADES.map((facade) => [facade, Object.keys(provided[facade] ?? {}).sort()]),
    ),
    files,
  };
}

/** Describes a remote's build in `folder`; throws when a page has no chunk of its name or there is no style sheet. */
export function describeRelease(
  remote: string,
  folder: string,
  { chunks, uses }: BundleRecords,
): Release {
  const files = hashFiles(folder);
  const {
    routes,
    contractVersion,
    publicFiles = [],
  } = evaluateRemote(path.join(folder, 'pages.cjs'), '/', installedSingletons());
  const exposed = Object.entries(chunks).find(([name]) => name.includes('routes'))?.[1] ?? [];
  const scripts = Object.fromEntries(
    routes.map(({ page, path: route }) => {
      const own = chunks[page];
      if (!own) {
        throw new Error(
          `${remote}: route ${route} names the page "${page}", but no chunk has that name. Give its import webpackChunkName: "${page}".`,
        );
      }
      return [page, [...exposed, ...own]];
    }),
  );
  const styles = Object.keys(files).find((name) => /^styles\..*\.css$/.test(name));
  if (!styles) throw new Error(`${remote} emitted no style sheet. It needs src/styles.css.`);
  return {
    remote,
    release: { id: releaseId(files), contractVersion, entry: 'remoteEntry.js', styles, scripts },
    routes: routes.map(routeData),
    ...(publicFiles.length > 0
      ? { publicFiles: publicFiles.map(({ path: address }) => address) }
      : {}),
    shared: SINGLETONS,
    uses,
    files,
  };
}

function installedSingletons(): Record<string, object> {
  const require = createRequire(import.meta.url);
  return Object.fromEntries(
    Object.keys(SINGLETONS).map((key) => [key, require(moduleOf(key as Singleton)) as object]),
  );
}

function routeData({ path: address, page, title, description, layout }: Route): RouteData {
  const bare = layout === 'bare' ? ({ chrome: 'none' } as const) : {};
  return { path: address, page, title, description, ...bare };
}
