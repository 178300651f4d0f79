/** A link of a page that leads nowhere. */
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

/** Files of releases are named by the bundler; a name that it wrote exists. */
function isDead(href: string, page: string, known: ReadonlySet<string>): boolean {
  const here = new URL(page, 'https://site.invalid');
  if (!URL.canParse(href, here.href)) return true;
  const { origin, pathname } = new URL(href, here);
  return origin === here.origin && !/^\/(?:r|assets)\//.test(pathname) && !known.has(pathname);
}

/**
 * Finds routes that more than one remote claims.
 *
 * @returns each such path with the names of its remotes
 */
export function overlaps(
  remotes: readonly { name: string; routes: readonly { path: string }[] }[],
): { path: string; owners: string[] }[] {
  const owners = new Map<string, string[]>();
  for (const { name, routes } of remotes) {
    for (const { path } of routes) owners.set(path, [...(owners.get(path) ?? []), name]);
  }
  return [...owners]
    .filter(([, names]) => names.length > 1)
    .map(([path, names]) => ({ path, owners: names }));
}
