import {
  matchRoute,
  parseReleaseFile,
  releaseBase,
  shorten,
  type Registry,
  type RemoteEntry,
} from '@appling/contract/registry';
import { RemoteFailure } from '@appling/runtime/loading/failure';
import { readText } from '@appling/runtime/loading/fetch-registry';
import type { RegistryClient } from '@appling/runtime/loading/registry';
import type { Override } from './overrides';

/** A release.json with a hundred files is far smaller. */
const MOST_CHARACTERS = 262_144;
const TIME_LIMIT_MS = 4000;

type FetchText = (address: string) => Promise<string>;

/** Returns a registry with overridden releases, read by the same schema and checked by their own hashes. */
export function overrideRegistry(
  live: RegistryClient,
  overrides: readonly Override[],
  fetchText: FetchText = fetchDescription,
): RegistryClient {
  if (overrides.length === 0) return live;
  const given = new Map(overrides.map((override) => [override.remote, override]));
  const pending = new Map<string, Promise<RemoteEntry>>();
  const known = new Map<string, RemoteEntry>();
  const listeners = new Set<() => void>();

  const merged = () => {
    const remotes = Object.fromEntries(known) as Registry['remotes'];
    return { ...live.routes(), ...shorten({ version: 1, remotes }, null).routes };
  };
  let routes = merged();
  const change = () => {
    routes = merged();
    for (const listener of listeners) listener();
  };
  live.subscribe(change);

  const load = (override: Override): Promise<RemoteEntry> => {
    const loading =
      pending.get(override.remote) ??
      readRelease(override, fetchText).then((entry) => {
        known.set(override.remote, entry);
        change();
        return entry;
      });
    pending.set(override.remote, loading);
    loading.catch(() => pending.delete(override.remote));
    return loading;
  };
  for (const override of overrides) load(override).catch(() => {});

  return {
    find: (pathname) => matchRoute(routes, pathname),
    isGone(pathname) {
      const match = matchRoute(routes, pathname);
      return !given.has(match?.remote ?? '') && live.isGone(pathname);
    },
    isStale: () => live.isStale(),
    isShellOutdated: () => live.isShellOutdated(),
    settle: () => live.settle(),
    routes: () => routes,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async release(remote) {
      const override = given.get(remote);
      return override ? (await load(override)).current : live.release(remote);
    },
    inUse: (remote) => (given.has(remote) ? known.get(remote)?.current.id : live.inUse(remote)),
    scripts(match) {
      const entry = known.get(match.remote);
      if (!entry) return given.has(match.remote) ? [] : live.scripts(match);
      const route = entry.routes.find(({ path }) => path === match.path);
      return (route && entry.current.scripts[route.page]) ?? [];
    },
    async refresh() {
      await live.refresh();
    },
    unpin(remote) {
      // A development server may have built another release.
      if (given.has(remote)) pending.delete(remote);
      else live.unpin(remote);
    },
    // The failure of an override must show.
    fallBack: (remote, failure) =>
      given.has(remote) ? Promise.resolve(false) : live.fallBack(remote, failure),
  };
}

async function readRelease({ remote, from }: Override, fetchText: FetchText): Promise<RemoteEntry> {
  const address =
    'release' in from
      ? `${releaseBase(remote, from.release)}release.json`
      : `${from.origin}/release.json`;
  try {
    const entry = parseReleaseFile(JSON.parse(await fetchText(address)), remote);
    if ('origin' in from) return { ...entry, current: { ...entry.current, origin: from.origin } };
    if (entry.current.id !== from.release) throw new Error(`It is release ${entry.current.id}.`);
    return entry;
  } catch (error) {
    throw new RemoteFailure('REGISTRY', `The override of ${remote} could not be read.`, error);
  }
}

async function fetchDescription(address: string): Promise<string> {
  const response = await fetch(address, {
    cache: 'no-cache',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return readText(response, MOST_CHARACTERS);
}
