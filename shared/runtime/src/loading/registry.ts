import {
  ForbiddenOrigin,
  matchRoute,
  type RouteMatch,
  type Registry,
  type ReleaseEntry,
  type ShortRegistry,
} from '@appling/contract/registry';
import { fits, writeInUse, type InUse } from './in-use';
import { report } from '../reports/report';
import { createBrokenReleases } from './broken-releases';
import { RemoteFailure, isTransient } from './failure';
import { listRoutes, withGone } from './route-table';

/** Age in ms after which the registry is fetched again, so that open tabs learn of releases. */
const MAX_AGE_MS = 5 * 60_000;

/** Longest wait in ms for a new registry before the known one is used; a page has 5 s in all. */
const PATIENCE_MS = 1000;

export interface RegistryClient {
  /** Finds the remote and page of a path, including paths that are no longer listed. */
  find(pathname: string): RouteMatch | undefined;
  isGone(pathname: string): boolean;
  isStale(): boolean;
  isShellOutdated(): boolean;
  routes(): ShortRegistry['routes'];
  subscribe(listener: () => void): () => void;
  /** Returns the live release of a remote. A tab keeps the release that it first used. */
  release(remote: string): Promise<ReleaseEntry>;
  inUse(remote: string): string | undefined;
  scripts(match: RouteMatch): readonly string[];
  /** Fetches the registry if this tab has none yet, while its own releases are still listed. */
  settle(): Promise<void>;
  refresh(): Promise<void>;
  /** Releases the pin, so that the next attempt uses the live release. */
  unpin(remote: string): void;
  /** Switches to another release after a failure, if there is one. A tab does not run failed code again. */
  fallBack(remote: string, failure: RemoteFailure): Promise<boolean>;
}

export function createRegistryClient(
  short: ShortRegistry,
  fetchJson: (inUse: string, isLive: boolean) => Promise<Registry>,
): RegistryClient {
  let listed = short.routes;
  // Includes paths that are no longer listed.
  let routes = listed;
  let fetched: { registry: Registry; at: number } | undefined;
  // The registry that lists the releases in use; a tab does not mix two publications.
  let own: Registry | undefined;
  let pending: Promise<Registry> | undefined;
  let isStale = false;
  const pinned = new Map<string, ReleaseEntry>();
  const broken = createBrokenReleases();
  const { here } = short;
  if (here && !broken.has(here.remote, here.release.id)) pinned.set(here.remote, here.release);
  const listeners = new Set<() => void>();

  const inUse = (): InUse => [
    ...(short.shell ? [['shell', short.shell] as const] : []),
    ...[...pinned].map(([remote, { id }]) => [remote, id] as const),
  ];
  const adopt = (registry: Registry, isLive: boolean) => {
    fetched = { registry, at: performance.now() };
    if (!own || isLive || fits(registry, inUse())) own = registry;
    isStale = false;
    listed = listRoutes(registry, routes);
    routes = withGone(listed, routes);
    for (const listener of listeners) listener();
    for (const remote of Object.keys(registry.refused ?? {})) {
      report('load', refusalOf(registry, remote), remote);
    }
    return registry;
  };
  const read = (isLive = false) => {
    pending ??= fetchJson(writeInUse(inUse()), isLive)
      .then((registry) => adopt(registry, isLive))
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
  const readOrKeep = (known: Registry) =>
    new Promise<Registry>((resolve) => {
      const keep = (cause?: unknown) => {
        if (!isStale) report('fall-back', stale(cause), 'shell');
        isStale = true;
        resolve(known);
      };
      const timer = setTimeout(keep, PATIENCE_MS);
      void read()
        .then(resolve, keep)
        .finally(() => clearTimeout(timer));
    });
  const latest = async (remote: string) => {
    const isFresh = fetched && performance.now() - fetched.at < MAX_AGE_MS;
    const registry = !fetched
      ? await read()
      : isFresh
        ? fetched.registry
        : await readOrKeep(fetched.registry);
    const entry = registry.remotes[remote];
    if (!entry) throw refusalOf(registry, remote);
    return entry;
  };
  const entryOf = async (remote: string) => {
    const entry = await latest(remote);
    return own?.remotes[remote] ?? entry;
  };

  const isShellOutdated = () => {
    const live = fetched?.registry.shell;
    return live !== undefined && short.shell !== undefined && live !== short.shell;
  };

  return {
    find: (pathname) => matchRoute(routes, pathname),
    isGone: (pathname) =>
      !matchRoute(listed, pathname) && matchRoute(routes, pathname) !== undefined,
    isStale: () => isStale,
    isShellOutdated,
    routes: () => routes,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async release(remote) {
      const known = pinned.get(remote);
      if (known) return known;
      const { current, previous } = await entryOf(remote);
      const release =
        previous && broken.has(remote, current.id) && !broken.has(remote, previous.id)
          ? previous
          : current;
      pinned.set(remote, release);
      return release;
    },
    inUse: (remote) => pinned.get(remote)?.id,
    scripts({ remote, path }) {
      const route = fetched?.registry.remotes[remote]?.routes.find((known) => known.path === path);
      return (route && pinned.get(remote)?.scripts[route.page]) ?? [];
    },
    async settle() {
      if (!fetched) await read();
    },
    async refresh() {
      await read(true);
    },
    unpin(remote) {
      pinned.delete(remote);
    },
    async fallBack(remote, failure) {
      const failed = pinned.get(remote);
      if (failed && !isTransient(failure)) broken.add(remote, failed.id, !isShellOutdated());
      // The release may have been deleted; re-read the registry.
      else await read(true).catch(() => {});
      const { current, previous } = await latest(remote);
      const next = [current, previous].find(
        (release) => release && release.id !== failed?.id && !broken.has(remote, release.id),
      );
      if (!next) return false;
      pinned.set(remote, next);
      return true;
    },
  };
}

function stale(cause: unknown): RemoteFailure {
  return new RemoteFailure(
    'REGISTRY',
    'No newer registry can be read: the last one is used.',
    cause,
  );
}

function refusalOf({ refused }: Registry, remote: string): RemoteFailure {
  const reason = refused?.[remote]?.reason;
  if (!reason) return new RemoteFailure('GONE', `The registry lists no remote ${remote}.`);
  const code = reason instanceof ForbiddenOrigin ? 'FORBIDDEN_ORIGIN' : 'CONTRACT';
  return new RemoteFailure(code, reason.message, reason);
}
