import {
  findDestination,
  shorten,
  type Destination,
  type Registry,
  type ReleaseEntry,
  type ShortRegistry,
} from '@appling/shared/contract/registry';
import { createBrokenReleases } from './broken-releases';
import { RemoteFailure, isTransient } from './failure';

/** A fetched registry is dropped after five minutes (spec §9). */
const MAX_AGE_MS = 5 * 60_000;

/** The site's map as this tab knows it: the page's own short form first, `/registry.json` when needed. */
export interface RegistryClient {
  find(pathname: string): Destination | undefined;
  /** Changes whenever the route table does. */
  routes(): ShortRegistry['routes'];
  subscribe(listener: () => void): () => void;
  /** The live release of a remote. A tab keeps the release that it first used. */
  release(remote: string): Promise<ReleaseEntry>;
  /** Id of the release of a remote that this tab uses, if it has used one. */
  inUse(remote: string): string | undefined;
  /** Scripts that a page needs beside the container, where this tab knows the page's name. */
  scripts(destination: Destination): readonly string[];
  /** Asks the server again and adopts new routes. */
  refresh(): Promise<void>;
  /** Lets go of the release in use, so that the next try takes the one that is live then. */
  unpin(remote: string): void;
  /**
   * After a failure: puts another release in the place of the one in use, the live one or the one before. One whose
   * code failed is not taken again in this tab.
   *
   * @returns whether there was another
   */
  fallBack(remote: string, failure: RemoteFailure): Promise<boolean>;
}

export function createRegistryClient(
  short: ShortRegistry,
  fetchJson: () => Promise<Registry>,
): RegistryClient {
  let routes = short.routes;
  let fetched: { registry: Registry; at: number } | undefined;
  let pending: Promise<Registry> | undefined;
  const pinned = new Map<string, ReleaseEntry>();
  const broken = createBrokenReleases();
  const { here } = short;
  if (here && !broken.has(here.remote, here.release.id)) pinned.set(here.remote, here.release);
  const listeners = new Set<() => void>();

  const read = () => {
    pending ??= fetchJson()
      .then((registry) => {
        fetched = { registry, at: performance.now() };
        routes = shorten(registry, null).routes;
        for (const listener of listeners) listener();
        return registry;
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
  const entryOf = async (remote: string) => {
    const isFresh = fetched && performance.now() - fetched.at < MAX_AGE_MS;
    const registry = isFresh && fetched ? fetched.registry : await read();
    const entry = registry.remotes[remote];
    if (!entry) throw new RemoteFailure('REGISTRY', `The registry lists no remote ${remote}.`);
    return entry;
  };

  return {
    find: (pathname) => findDestination(routes, pathname),
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
    async refresh() {
      await read();
    },
    unpin(remote) {
      pinned.delete(remote);
    },
    async fallBack(remote, failure) {
      const failed = pinned.get(remote);
      if (failed && !isTransient(failure)) broken.add(remote, failed.id);
      // Files that cannot be had: their release may be gone, and another be live than the last one heard of.
      else await read().catch(() => {});
      const { current, previous } = await entryOf(remote);
      const next = [current, previous].find(
        (release) => release && release.id !== failed?.id && !broken.has(remote, release.id),
      );
      if (!next) return false;
      pinned.set(remote, next);
      return true;
    },
  };
}
