import { parseRegistry, type Registry, type ShortRegistry } from '@appling/contract/registry';
import { ALLOWED_ORIGINS } from '@appling/runtime/loading/allow';
import {
  FILES,
  REGISTRY,
  completeEdition,
  dropEditions,
  openEdition,
  readEditions,
} from './editions';
import { listFiles } from './release-files';

/** Few parallel requests, since the visit comes first. */
const AT_ONCE = 2;

/** Caches the live site; fetches only new files. Throws when a file fails or the site changes; call again. */
export async function keepSite(isAlone: boolean, signal: AbortSignal): Promise<void> {
  const live = await fetch(REGISTRY, { cache: 'no-cache', signal });
  const text = await live.clone().text();
  const registry = parseRegistry(JSON.parse(text), ALLOWED_ORIGINS);
  await dropEditions(isAlone);
  const [newest] = await readEditions();
  if (newest?.registry === text || signal.aborted) return;
  const { name, cache } = await openEdition();
  const options = { signal, priority: 'low' } as const;
  try {
    await keepPages(registry, cache, options);
    const files = await listFiles(registry, options);
    const kept = await caches.open(FILES);
    const known = new Set((await kept.keys()).map(({ url }) => url));
    await each(files, async ({ address, integrity }) => {
      if (known.has(new URL(address, location.href).href)) return;
      const answer = await fetch(address, { ...options, integrity });
      if (!answer.ok) throw new TypeError(`${address} answers ${answer.status}.`);
      await kept.put(address, answer);
    });
    await completeEdition(
      cache,
      live,
      files.map(({ address }) => address),
    );
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

/** Pages keep their addresses across releases, so each must name the releases in the registry. */
async function keepPages({ shell, remotes }: Registry, cache: Cache, options: RequestInit) {
  const pages = Object.values(remotes).flatMap(({ current, routes }) =>
    routes.map(({ path }) => ({ path, release: current.id as string | undefined })),
  );
  await each([...pages, { path: '/404', release: undefined }], async ({ path, release }) => {
    const page = await fetch(path, { ...options, cache: 'no-cache', redirect: 'error' });
    const [, short = 'null'] =
      /<script type="application\/json" id="registry">(.*?)<\/script>/.exec(
        await page.clone().text(),
      ) ?? [];
    const made = JSON.parse(short) as ShortRegistry | null;
    if (made?.shell !== shell || made?.here?.release.id !== release) {
      throw new Error(`${path} is not of the releases that are live.`);
    }
    await cache.put(path, page);
  });
}

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const inTurn = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
}
