import {
  matchRoute,
  shortPaths,
  shorten,
  type Registry,
  type ShortRegistry,
} from '@appling/contract/registry';

type Routes = ShortRegistry['routes'];

/** Lists every path, also of refused remotes: their pages show the error panel, not the not-found page. */
export function listRoutes(registry: Registry, known: Routes): Routes {
  const refused = Object.entries(registry.refused ?? {}).map(([name, { routes }]) => {
    if (routes) return [name, shortPaths(routes)];
    return [name, Object.hasOwn(known, name) ? known[name] : []];
  });
  return { ...shorten(registry, null).routes, ...(Object.fromEntries(refused) as Routes) };
}

export function withGone(listed: Routes, known: Routes): Routes {
  const all = { ...listed };
  for (const [remote, paths] of Object.entries(known)) {
    const gone = paths.filter((path) => !matchRoute(listed, path.replace('!', '')));
    if (gone.length > 0) all[remote] = [...(all[remote] ?? []), ...gone];
  }
  return all;
}
