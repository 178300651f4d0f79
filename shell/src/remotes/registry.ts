import {
  findDestination,
  parseRegistry,
  shorten,
  type Destination,
  type Registry,
  type ReleaseEntry,
  type ShortRegistry,
} from '@appling/shared/contract/registry';
import { RemoteFailure } from './failure';

/** A fetched registry is dropped after five minutes (spec §9). */
const MAX_AGE_MS = 5 * 60_000;
/** No address is waited for longer than this. */
const TIME_LIMIT_MS = 5000;

/** The site's map as this tab knows it: the page's own short form first, `/registry.json` when needed. */
export interface RegistryClient {
  find(pathname: string): Destination | undefined;
  /** Changes whenever the route table does. */
  routes(): ShortRegistry['routes'];
  subscribe(listener: () => void): () => void;
  /** The live release of a remote. A tab keeps the release that it first used. */
  release(remote: string): Promise<ReleaseEntry>;
  /** Asks the server again and adopts new routes. */
  refresh(): Promise<void>;
}

export function createRegistryClient(
  short: ShortRegistry,
  fetchJson = fetchRegistry,
): RegistryClient {
  let routes = short.routes;
  let fetched: { registry: Registry; at: number } | undefined;
  let pending: Promise<Registry> | undefined;
  const pinned = new Map<string, ReleaseEntry>();
  if (short.here) pinned.set(short.here.remote, short.here.release);
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
      const isFresh = fetched && performance.now() - fetched.at < MAX_AGE_MS;
      const registry = isFresh && fetched ? fetched.registry : await read();
      const entry = registry.remotes[remote];
      if (!entry) throw new RemoteFailure('REGISTRY', `The registry lists no remote ${remote}.`);
      pinned.set(remote, entry.current);
      return entry.current;
    },
    async refresh() {
      await read();
    },
  };
}

async function fetchRegistry(): Promise<Registry> {
  try {
    const response = await fetch('/registry.json', {
      cache: 'no-cache',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return parseRegistry(await response.json());
  } catch (error) {
    const code = navigator.onLine ? 'REGISTRY' : 'OFFLINE';
    throw new RemoteFailure(code, 'The list of pages could not be read.', error);
  }
}
