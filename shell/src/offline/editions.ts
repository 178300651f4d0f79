import type { Registry } from '@appling/contract/registry';
import { normalisePath } from '@appling/contract/routes';
import { fits, type InUse } from '@appling/runtime/loading/in-use';

/** A cache with one registry and the HTML of its pages. All editions share one cache of immutable files. */
export interface Edition {
  name: string;
  cache: Cache;
  /** Text of `registry.json`, which is written last: an edition that has it is complete. */
  registry: string;
}

export const FILES = 'appling-files';
export const REGISTRY = '/registry.json';
const LIST = '/files.json';
const PREFIX = 'appling-edition-';
/** As many releases as a tab may be behind (reliability.md, R5). */
const MOST = 5;

/** Browsers remember a broken module, so retries add `?r=…`; the file is the same. */
export const SAME_FILE = { ignoreSearch: true, ignoreVary: true };

/** Returns complete editions, newest first. */
export async function readEditions(): Promise<Edition[]> {
  const editions = await Promise.all(
    (await numbers()).map(async (number) => {
      const name = PREFIX + number;
      const cache = await caches.open(name);
      const registry = await (await cache.match(REGISTRY))?.text();
      return registry === undefined ? [] : [{ name, cache, registry }];
    }),
  );
  return editions.flat();
}

async function numbers(): Promise<number[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return names.map((name) => Number(name.slice(PREFIX.length))).sort((a, b) => b - a);
}

export async function openEdition(): Promise<{ name: string; cache: Cache }> {
  const [last = 0] = await numbers();
  const name = PREFIX + (last + 1);
  return { name, cache: await caches.open(name) };
}

/** Makes this edition the newest. */
export async function completeEdition(cache: Cache, registry: Response, files: readonly string[]) {
  await cache.put(LIST, Response.json(files));
  await cache.put(REGISTRY, registry);
}

/** Returns a page of the newest edition; its not-found page for unknown addresses. */
export async function keptPage(pathname: string): Promise<Response | undefined> {
  const [newest] = await readEditions();
  const page = await newest?.cache.match(normalisePath(pathname));
  return page ?? (/\.[a-z0-9]+$/.test(pathname) ? undefined : newest?.cache.match('/404'));
}

/** Returns the newest registry whose current releases are the tab's own. */
export async function keptRegistry(inUse: InUse): Promise<Response | undefined> {
  const edition = (await readEditions()).find(({ registry }) =>
    fits(JSON.parse(registry) as Registry, inUse),
  );
  return edition?.cache.match(REGISTRY);
}

/** Deletes incomplete and unneeded editions and their files. `isAlone`: no other tab is open. */
export async function dropEditions(isAlone: boolean): Promise<void> {
  const kept = (await readEditions()).slice(0, isAlone ? 1 : MOST);
  const names = new Set(kept.map(({ name }) => name));
  for (const number of await numbers()) {
    if (!names.has(PREFIX + number)) await caches.delete(PREFIX + number);
  }
  const lists = await Promise.all(
    kept.map(async ({ cache }) => (await (await cache.match(LIST))?.json()) as string[]),
  );
  const listed = new Set(lists.flat().map((address) => new URL(address, location.href).href));
  const files = await caches.open(FILES);
  // Without an edition, these files belong to the first one, which is incomplete.
  if (kept.length === 0) return;
  for (const request of await files.keys()) {
    if (!listed.has(request.url)) await files.delete(request);
  }
}
