import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf, releaseId } from '@appling/kit/describe-release';
import type { SiteSettings } from '@appling/kit/site-settings';
import type { Release, ShellRelease } from '@appling/contract/release';
import type { Build } from './publish.ts';

export const SETTINGS: SiteSettings = {
  url: 'https://appling.example',
  apiOrigin: null,
  config: { endpoints: {} },
};

function write(folder: string, files: Record<string, string>): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    Object.entries(files)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, content]) => {
        writeFileSync(path.join(folder, name), content);
        return [name, integrityOf(Buffer.from(content))];
      }),
  );
}

/** Writes a build of a shell without a framework: a page is its text between two lines. */
export function buildShell(
  folder: string,
  frame = 'shell',
  contractVersion = 1,
  facades: Pick<ShellRelease, 'provides' | 'exports'> = { provides: {} },
): Build {
  const files = write(folder, {
    'pages.cjs': `module.exports = {
      provided: { react: { version: '19.3.1' } },
      fullTitle: (title) => title + ' · Appling',
      prerender: async (path, routes, route) =>
        '<header>${frame}</header><main>' + (route ? await route.load() : 'lost') + '</main>',
    };`,
    'shell.1a.js': `/* ${frame} */`,
    'styles.1a.css': 'main{display:block}',
    'theme.js': '/* theme */',
  });
  const release = {
    id: releaseId(files),
    contractVersion,
    ...facades,
    provides: { react: '19.3.1', ...facades.provides },
    files,
  };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  return { name: 'shell', folder };
}

export interface RemoteFixture {
  contractVersion?: number;
  shared?: Record<string, string>;
  uses?: Release['uses'];
  container?: string;
  budget?: Release['budget'];
  publicFiles?: Record<string, string>;
}

export function buildRemote(
  folder: string,
  name: string,
  pages: Record<string, string>,
  {
    contractVersion = 1,
    shared = { react: '^19.3.0' },
    uses,
    container = './routes',
    budget,
    publicFiles = {},
  }: RemoteFixture = {},
): Build {
  const routes = Object.keys(pages).map((address) => ({
    path: address,
    page: `page-${address.slice(1) || 'home'}`,
    title: `${name} ${address}`,
    description: 'A page of a site that exists in tests only.',
  }));
  const files = write(folder, {
    'pages.cjs': `const html = ${JSON.stringify(pages)};
      module.exports = { default: { contractVersion: ${contractVersion}, routes: ${JSON.stringify(routes)}.map(
        (route) => ({ ...route, load: async () => html[route.path] })),
        publicFiles: ${JSON.stringify(Object.entries(publicFiles).map(([address, content]) => ({ path: address, content })))} } };`,
    'remoteEntry.js': `/* ${container} */`,
    'page.1a.js': `/* ${Object.values(pages).join(' ')} */`,
    'styles.1a.css': 'h1{margin:0}',
  });
  const release = {
    id: releaseId(files),
    contractVersion,
    entry: 'remoteEntry.js',
    styles: 'styles.1a.css',
    scripts: Object.fromEntries(routes.map(({ page }) => [page, ['page.1a.js']])),
  };
  writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({
      remote: name,
      release,
      routes,
      publicFiles: Object.keys(publicFiles),
      shared,
      uses,
      files,
      budget,
    }),
  );
  return { name, folder };
}

export function addFile(folder: string, name: string): void {
  const file = path.join(folder, 'release.json');
  const described = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const files = { ...described.files, ...write(folder, { [name]: `/* ${name} */` }) };
  const release = { ...described.release, id: releaseId(files) };
  writeFileSync(file, JSON.stringify({ ...described, release, files }));
}
