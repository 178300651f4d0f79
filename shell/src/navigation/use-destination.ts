import type { Destination } from '@appling/contract/registry';
import { useState, useSyncExternalStore } from 'react';
import type { PageSource } from '../remotes/page-source';
import type { RegistryClient } from '@appling/runtime/loading/registry';

type Routes = Pick<RegistryClient, 'find' | 'routes' | 'subscribe'>;

/** Returns a path's route match. An open page keeps its remote and layout when a newer registry changes them. */
export function useDestination(
  registry: Routes,
  source: Pick<PageSource, 'state'>,
  pathname: string,
  servedPath: string | null,
): Destination | undefined {
  useSyncExternalStore(registry.subscribe, registry.routes, registry.routes);
  const found = registry.find(pathname);
  const [kept, setKept] = useState({ pathname, destination: found });
  const path = kept.destination?.path;
  const isRead =
    kept.pathname === pathname &&
    path !== undefined &&
    (path === servedPath || source.state(path).status === 'ready');
  if (isRead) return kept.destination;
  if (kept.pathname === pathname && isSame(kept.destination, found)) return kept.destination;
  setKept({ pathname, destination: found });
  return found;
}

function isSame(one: Destination | undefined, other: Destination | undefined): boolean {
  return (
    one?.path === other?.path && one?.remote === other?.remote && one?.chrome === other?.chrome
  );
}
