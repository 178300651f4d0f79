import { pageFile } from './page-file.ts';

/** A dead link. */
export interface DeadLink {
  /** Path of the page. */
  page: string;
  href: string;
}

/**
 * Finds links to addresses that the site does not have.
 *
 * @param pages HTML by path
 * @param known every address of the site: routes, and files beside them
 */
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

/** Files beside the pages that a page may link to. */
const SITE_FILES = ['/feed.xml', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'];

interface Owner {
  name: string;
  routes: readonly { path: string }[];
  publicFiles?: readonly { path: string }[];
}

const addressesOf = ({ routes, publicFiles = [] }: Owner): string[] =>
  [...routes, ...publicFiles].map(({ path }) => path);

/**
 * Finds dead links on every page of a site.
 *
 * @param remotes every remote
 * @param readPage gives a page's HTML by its file
 * @returns each with the remote whose page it stands on
 */
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

/**
 * Finds addresses, of pages or public files, that are claimed more than once.
 *
 * @returns each such path with the names of its remotes
 */
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
