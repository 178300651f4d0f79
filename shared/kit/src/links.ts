import { pageFile } from './page-file.ts';

export interface DeadLink {
  page: string;
  href: string;
}

/** Finds links to unknown addresses. @param pages HTML by path @param known every route and public file */
export function deadLinks(
  pages: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): DeadLink[] {
  return [...pages].flatMap(([page, html]) =>
    [...new Set([...html.matchAll(/<a\s[^<>]*?href="([^"]*)"/g)].map(([, href = '']) => href))]
      .filter((href) => isDead(href.replaceAll('&amp;', '&'), page, known))
      .map((href) => ({ page, href })),
  );
}

/** The bundler names files of releases, so they exist. */
function isDead(href: string, page: string, known: ReadonlySet<string>): boolean {
  const here = new URL(page, 'https://site.invalid');
  if (!URL.canParse(href, here.href)) return true;
  const { origin, pathname } = new URL(href, here);
  return origin === here.origin && !/^\/(?:r|assets)\//.test(pathname) && !known.has(pathname);
}

const SITE_FILES = ['/feed.xml', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'];

interface Owner {
  name: string;
  routes: readonly { path: string }[];
  publicFiles?: readonly { path: string }[];
}

const addressesOf = ({ routes, publicFiles = [] }: Owner): string[] =>
  [...routes, ...publicFiles].map(({ path }) => path);

export function deadLinksOf(
  remotes: readonly Owner[],
  readPage: (file: string) => string,
): (DeadLink & { remote: string })[] {
  const known = new Set([...remotes.flatMap(addressesOf), ...SITE_FILES]);
  return remotes.flatMap(({ name, routes }) => {
    const pages = new Map(routes.map(({ path }) => [path, readPage(pageFile(path))]));
    return deadLinks(pages, known).map((link) => ({ ...link, remote: name }));
  });
}

/** Finds paths of pages or public files that several remotes claim. */
export function overlaps(remotes: readonly Owner[]): { path: string; owners: string[] }[] {
  const owners = new Map<string, string[]>();
  for (const remote of remotes) {
    for (const path of addressesOf(remote)) {
      owners.set(path, [...(owners.get(path) ?? []), remote.name]);
    }
  }
  return [...owners]
    .filter(([, names]) => names.length > 1)
    .map(([path, names]) => ({ path, owners: names }));
}
