import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { releaseBase, shorten, type Registry } from '../contract/registry.ts';
import { SCENE_ORIGINS } from '../contract/site-config.ts';
import type { Release } from '../contract/release.ts';
import type { Route } from '../contract/routes.ts';
import { SHELL, remotes, type App } from './apps.ts';
import { evaluateRemote, evaluateShell, type ShellBundle } from './evaluate.ts';
import { renderDocument } from './document.ts';
import { feedFile } from './feed.ts';
import { iconFiles } from './icons.ts';
import { headTags, siteFiles } from './metadata.ts';
import { ROOT } from './places.ts';
import { precompress } from './precompress.ts';
import { apiOrigin, siteConfig, siteUrl } from './site-settings.ts';
import { socialPicture } from './social-picture.ts';

/** Where the composed site lies: plain files for any static host. */
export const SITE = path.join(ROOT, 'dist');

interface LiveRemote {
  app: App;
  release: Release;
  routes: readonly Route[];
}

/**
 * Composes the built apps into `dist/`: releases, registry, shell files, one HTML file for each route.
 *
 * @throws {Error} naming remote and path, when two remotes claim one route or a page does not render
 */
export async function compose(): Promise<void> {
  const shell = evaluateShell(path.join(SHELL.folder, 'dist/pages.cjs'));
  const live = remotes().map((app) => publish(app, shell));
  refuseOverlaps(live);
  const registry: Registry = {
    version: 1,
    remotes: Object.fromEntries(
      live.map(({ app, release }) => [
        app.name,
        { current: release.release, routes: release.routes },
      ]),
    ),
  };
  publishShell();
  const pages = live.flatMap(({ app, routes, release }) =>
    routes.map((route) => ({ remote: app, route, release })),
  );
  const write = pageWriter(shell, registry, live);
  for (const { remote, route, release } of pages) await write(route.path, route, remote, release);
  await write('/404', null, null, null);
  const files = {
    'registry.json': JSON.stringify(registry),
    ...siteFiles(registry, siteUrl(), new Date()),
    ...feedFile(
      pages.map(({ route }) => route),
      siteUrl(),
      new Date(),
    ),
    ...iconFiles(),
  };
  for (const [file, content] of Object.entries(files)) writeSiteFile(file, content);
  await precompress(SITE);
}

/** Copies a remote's build to its immutable place; an existing release is never touched. */
function publish(app: App, shell: ShellBundle): LiveRemote {
  const dist = path.join(app.folder, 'dist');
  const release = JSON.parse(readFileSync(path.join(dist, 'release.json'), 'utf8')) as Release;
  const base = releaseBase(app.name, release.release.id);
  const place = path.join(SITE, base);
  if (!existsSync(path.join(place, 'release.json'))) cpSync(dist, place, { recursive: true });
  const { routes } = evaluateRemote(path.join(place, 'pages.cjs'), base, shell.provided);
  return { app, release, routes };
}

function publishShell(): void {
  const dist = path.join(SHELL.folder, 'dist');
  const assets = path.join(SITE, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const file of readdirSync(dist)) {
    if (file === 'pages.cjs' || file === 'release.json') continue;
    cpSync(path.join(dist, file), path.join(assets, file));
  }
  cpSync(path.join(SHELL.folder, 'src/theme.js'), path.join(SITE, 'theme.js'));
}

function refuseOverlaps(live: readonly LiveRemote[]): void {
  const owners = new Map<string, string>();
  for (const { app, routes } of live) {
    for (const { path: route } of routes) {
      const owner = owners.get(route);
      if (owner) {
        throw new Error(
          `${route} is claimed by ${owner} and by ${app.name}. One of them must give it up.`,
        );
      }
      owners.set(route, app.name);
    }
  }
}

/** Sheets and scripts of an app's build, read once. */
function pageWriter(shell: ShellBundle, registry: Registry, live: readonly LiveRemote[]) {
  const dist = path.join(SHELL.folder, 'dist');
  const files = readdirSync(dist);
  const shellSheet = readFileSync(path.join(dist, find(files, /^styles\..*\.css$/)), 'utf8');
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const entry = find(files, /^shell\..*\.js$/);
  const trustedTypes = ['appling-shell', ...live.map(({ app }) => `appling-${app.name}`)];
  const config = siteConfig();
  const sheets = new Map(
    live.map(({ app, release }) => [
      app.name,
      readFileSync(path.join(app.folder, 'dist', release.release.styles), 'utf8'),
    ]),
  );

  return async (
    address: string,
    route: Route | null,
    remote: App | null,
    release: Release | null,
  ) => {
    const short = shorten(registry, remote?.name ?? null);
    const body = await shell.prerender(address, short.routes, route).catch((error: unknown) => {
      throw new Error(`${address} does not render: ${String(error)}`, { cause: error });
    });
    const base = remote && release ? releaseBase(remote.name, release.release.id) : '';
    // A page's policy holds until the next document: who comes to `/` from another page sees the embedded scene.
    const hasScene = address === '/' && config.scene.projectId !== null;
    const scripts = release && route ? (release.release.scripts[route.page] ?? []) : [];
    const html = renderDocument({
      head: await head(shell, route),
      body,
      registry: short,
      sheets: [
        { name: 'shell', css: shellSheet },
        ...(remote ? [{ name: remote.name, css: sheets.get(remote.name) ?? '' }] : []),
      ],
      fonts: fonts.map((file) => `/assets/${file}`),
      entry: `/assets/${entry}`,
      preloads: release ? [release.release.entry, ...scripts].map((file) => base + file) : [],
      trustedTypes,
      config: hasScene ? config : { ...config, scene: { ...config.scene, projectId: null } },
      sceneOrigins: hasScene ? SCENE_ORIGINS : [],
    });
    writeSiteFile(address === '/404' ? '404.html' : path.join(address, 'index.html'), html);
  };
}

/** Head of a page, and its social picture beside the other files. */
async function head(shell: ShellBundle, route: Route | null) {
  const title = shell.fullTitle(route?.title ?? 'Page not found');
  const name = route?.path === '/' ? 'home' : (route?.path ?? '').slice(1).replaceAll('/', '-');
  const picture = `/social/${name}.png`;
  if (route) writeSiteFile(picture, await socialPicture(route.title, route.description));
  return {
    title,
    description:
      route?.description ?? 'Nothing is planted at this address. The way home is one link away.',
    tags: headTags(route, title, siteUrl(), picture, apiOrigin()),
  };
}

function writeSiteFile(file: string, content: string | Buffer): void {
  const target = path.join(SITE, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function find(files: readonly string[], pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (!file)
    throw new Error(`The shell's build lacks ${String(pattern)}. Build it again: npm run build.`);
  return file;
}

/** Removes the composed site, so that the next one holds nothing of an older layout. */
export function clearSite(): void {
  rmSync(SITE, { recursive: true, force: true });
}
