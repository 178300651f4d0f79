import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseBase, shorten, type Registry } from '@appling/contract/registry';
import type { Release, ShellRelease } from '@appling/contract/release';
import type { PublicFile, Route } from '@appling/contract/routes';
import type { SiteConfig } from '@appling/contract/site-config';
import { isPreloadedFont, type SiteDesign } from '@appling/contract/site-design';
import { DESIGN, siteDesign } from './design.ts';
import { renderDocument } from './document.ts';
import type { ShellBundle } from './evaluate.ts';
import { feedFile } from './feed.ts';
import { INLINE_SCRIPT } from './inline-script.ts';
import { NO_INDEX, headTags, siteFiles } from './metadata.ts';
import { pageFile, pictureFile, publicFile } from './page-file.ts';
import { LOCAL_SOURCES } from './preview.ts';
import type { SiteSettings } from './site-settings.ts';
import { socialPicture } from './social-picture.ts';
import { withUrls } from './sheet-urls.ts';

export interface LiveShell {
  /** Contains at least the style sheet. */
  folder: string;
  release: ShellRelease;
  bundle: ShellBundle;
}

export interface LiveRemote {
  name: string;
  folder: string;
  release: Release;
  routes: readonly Route[];
  publicFiles: readonly PublicFile[];
  origin?: string;
}

export interface Composition {
  shell: LiveShell;
  remotes: readonly LiveRemote[];
  registry: Registry;
  settings: SiteSettings;
}

export type SiteFiles = Map<string, string | Buffer>;

export function removedFiles(before: Registry['remotes'], now: Registry['remotes']): string[] {
  const kept = new Set(filesOf(now));
  return filesOf(before).filter((file) => !kept.has(file));
}

function filesOf(remotes: Registry['remotes']): string[] {
  return Object.values(remotes).flatMap(({ routes, publicFiles = [] }) => [
    ...routes.flatMap(({ path: route }) => [pageFile(route), pictureFile(route)]),
    ...publicFiles.map(publicFile),
  ]);
}

export function isAsset(file: string): boolean {
  return (
    !['pages.cjs', 'release.json', INLINE_SCRIPT, SITE_WORKER].includes(file) &&
    !/\.(?:br|gz)$/.test(file)
  );
}

/** Renders one HTML file per route and what derives from routes. Calls `onPage` before it renders the next page. */
export async function renderSite(
  composition: Composition,
  only?: string,
  onPage?: (file: string, html: string) => void,
): Promise<SiteFiles> {
  const { remotes, registry, settings } = composition;
  const files: SiteFiles = new Map();
  const design = await siteDesign();
  const render = pageRenderer(composition, design);
  const rendered = remotes.filter(({ name }) => only === undefined || name === only);
  for (const remote of rendered) {
    for (const route of remote.routes) {
      const html = await render(route.path, route, remote);
      files.set(pageFile(route.path), html);
      onPage?.(pageFile(route.path), html);
    }
  }
  for (const { path: address, content } of rendered.flatMap(({ publicFiles }) => publicFiles)) {
    files.set(publicFile(address), content);
  }
  // After the pages, while `onPage` may still compress.
  for (const { path: route, title, description } of rendered.flatMap(({ routes }) => routes)) {
    files.set(pictureFile(route), await socialPicture(title, description));
  }
  const today = new Date();
  const derived: Record<string, string | Buffer> = {
    ...siteFiles(registry, settings.url, today, design),
    ...feedFile(
      remotes.flatMap(({ routes }) => routes),
      settings.url,
      today,
      design,
    ),
    'registry.json': JSON.stringify(registry),
  };
  if (only === undefined) {
    files.set('404.html', await render('/404', null, null));
    Object.assign(derived, await design.icons(), {
      'sw.js': RETIRE_WORKER,
      [SITE_WORKER]: siteWorker(composition.shell),
    });
  }
  for (const [file, content] of Object.entries(derived)) {
    if (only === undefined || OF_EVERY_REMOTE.has(file)) files.set(file, content);
  }
  return files;
}

/** The shell's worker. A shell without one unregisters it. */
const SITE_WORKER = 'site-sw.js';

function siteWorker({ folder, release }: LiveShell): string {
  const hasOne = release.files[SITE_WORKER] !== undefined;
  return hasOne ? readFileSync(path.join(folder, SITE_WORKER), 'utf8') : RETIRE_WORKER;
}

/** Replaces the service worker of an older site at this address: unregisters itself and reloads its pages. */
const RETIRE_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    registration
      .unregister()
      .then(() => clients.matchAll({ type: 'window' }))
      .then((pages) => Promise.all(pages.map((page) => page.navigate(page.url)))),
  );
});
`;

/** Files that a release of one remote may change beside its pages. */
const OF_EVERY_REMOTE = new Set(['registry.json', 'sitemap.xml', 'feed.xml']);

function pageRenderer({ shell, remotes, registry, settings }: Composition, design: SiteDesign) {
  const names = Object.keys(shell.release.files);
  const shellSheet = readFileSync(
    path.join(shell.folder, find(names, /^styles\..*\.css$/)),
    'utf8',
  );
  const fonts = names.filter(isPreloadedFont);
  const entry = find(names, /^shell\..*\.js$/);
  const assets = Object.fromEntries(
    Object.entries(shell.release.files).filter(
      ([file]) => /\.[0-9a-f]{10}\.js$/.test(file) && file !== entry,
    ),
  );
  const trustedTypes = ['shell', ...remotes.map(({ name }) => name)].map(
    (name) => `${DESIGN.prefix}-${name}`,
  );
  const { config } = settings;
  const inlineScript = readFileSync(path.join(shell.folder, INLINE_SCRIPT), 'utf8');
  const sheets = new Map(
    remotes.map(({ name, folder, release }) => [
      name,
      readFileSync(path.join(folder, release.release.styles), 'utf8'),
    ]),
  );

  return async (address: string, route: Route | null, remote: LiveRemote | null) => {
    const short = shorten(registry, remote?.name ?? null);
    const body = await shell.bundle
      .prerender(address, short.routes, route)
      .catch((error: unknown) => {
        throw new Error(`${address} does not render: ${String(error)}`, { cause: error });
      });
    const release = remote?.release.release;
    const base = remote && release ? releaseBase(remote.name, release.id, remote.origin) : '';
    const { endpoints, reports } = config;
    // A policy lasts until the next document: after a client-side navigation the page has neither setting nor rights.
    const own = Object.entries(settings.pageRights ?? {}).filter(([, { pages }]) =>
      pages.includes(address),
    );
    const ownConfig = own.map(([name]) => [name, config[name as keyof SiteConfig]]);
    const scripts = release && route ? (release.scripts[route.page] ?? []) : [];
    const title = shell.bundle.fullTitle(route?.title ?? design.notFound.title);
    return renderDocument({
      head: {
        title,
        description: route?.description ?? design.notFound.description,
        tags: [
          ...headTags(route, {
            title,
            siteUrl: settings.url,
            picture: `/${pictureFile(address)}`,
            apiOrigin: settings.apiOrigin,
            design,
          }),
          ...(settings.overrideOrigins && route ? [NO_INDEX] : []),
        ],
      },
      body,
      bodyEnd: design.bodyEnd,
      registry: {
        ...short,
        shell: shell.release.id,
        assets,
        ...(settings.loadLimit === undefined ? {} : { limit: settings.loadLimit }),
      },
      sheets: [
        { name: 'shell', css: shellSheet },
        // Addresses in a sheet are relative to the release; inlined they would be relative to the page.
        ...(remote
          ? [
              {
                name: remote.name,
                css: withUrls(sheets.get(remote.name) ?? '', (url) => base + url),
              },
            ]
          : []),
      ],
      fonts: fonts.map((file) => `/assets/${file}`),
      inlineScript,
      entry: { href: `/assets/${entry}`, integrity: shell.release.files[entry] ?? '' },
      preloads: release
        ? [release.entry, ...scripts].map((file) => ({
            href: base + file,
            integrity: remote?.release.files[file] ?? '',
          }))
        : [],
      trustedTypes,
      config: { ...(Object.fromEntries(ownConfig) as object), endpoints, reports },
      otherScripts: own.map(([, rights]) => rights),
      remoteOrigins: [
        ...new Set(Object.values(settings.remoteOrigins ?? {})),
        ...(settings.overrideOrigins ? [...LOCAL_SOURCES, ...settings.overrideOrigins] : []),
      ],
    });
  };
}

function find(files: readonly string[], pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (!file)
    throw new Error(`The shell's build lacks ${String(pattern)}. Build it again: npm run build.`);
  return file;
}
