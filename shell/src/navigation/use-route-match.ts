import type { RouteMatch } from '@appling/contract/registry';
import { useState, useSyncExternalStore } from 'react';
import type { PageSource } from '../remotes/page-source';
import type { RegistryClient } from '@appling/runtime/loading/registry';

type Routes = Pick<RegistryClient, 'find' | 'routes' | 'subscribe'>;

/** Returns a path's route match. An open page keeps its remote and layout when a newer registry changes them. */
export function useRouteMatch(
  registry: Routes,
  source: Pick<PageSource, 'state'>,
  pathname: string,
  servedPath: string | null,
): RouteMatch | undefined {
  useSyncExternalStore(registry.subscribe, registry.routes, registry.routes);
  const found = registry.find(pathname);
  const [kept, setKept] = useState({ pathname, match: found });
  const path = kept.match?.path;
  const isRead =
    kept.pathname === pathname &&
    path !== undefined &&
    (path === servedPath || source.state(path).status === 'ready');
  if (isRead) return kept.match;
  if (kept.pathname === pathname && isSame(kept.match, found)) return kept.match;
  setKept({ pathname, match: found });
  return found;
}

function isSame(one: RouteMatch | undefined, other: RouteMatch | undefined): boolean {
  return (
    one?.path === other?.path && one?.remote === other?.remote && one?.layout === other?.layout
  );
}
