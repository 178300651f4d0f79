import { parseRegistry } from '@appling/contract/registry';
import { clientsClaim } from 'workbox-core';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { ALLOWED_ORIGINS } from '@appling/runtime/loading/allow';
import { keptDataFile } from './data-file';
import { FILES, REGISTRY, SAME_FILE, keptPage, keptRegistry } from './editions';
import { IN_USE, fits, readInUse, type InUse } from '@appling/runtime/loading/in-use';
import { keepSite } from './keep-site';

/** Members that TypeScript's DOM library lacks. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: {
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<readonly unknown[]>;
  };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: { data?: unknown; waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
}

const worker = globalThis as unknown as WorkerScope;

/** Longest wait for the network before a cached page or registry is used. */
const PAGE_SECONDS = 5;
const REGISTRY_MS = 2000;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve());
});
clientsClaim();

const patient = new NetworkOnly();
const hurried = new NetworkOnly({ networkTimeoutSeconds: PAGE_SECONDS });
registerRoute(
  new NavigationRoute(async (options) => {
    const page = await keptPage(new URL(options.request.url).pathname);
    return page ? hurried.handle(options).catch(() => page) : patient.handle(options);
  }),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === REGISTRY,
  ({ request }) => answerRegistry(request),
);

const files = new CacheFirst({
  cacheName: FILES,
  matchOptions: SAME_FILE,
  plugins: [
    {
      cacheWillUpdate: () => Promise.resolve(null),
      handlerDidError: ({ request }) => keptDataFile(request.url),
    },
  ],
});
registerRoute(
  ({ sameOrigin, url }) =>
    (sameOrigin || ALLOWED_ORIGINS.includes(url.origin)) && /^\/(?:r|assets)\//.test(url.pathname),
  files,
);

/** A tab gets a registry with the releases that it uses, never a mix. With `reload` it gets the live one. */
async function answerRegistry(request: Request): Promise<Response> {
  const inUse = readInUse(request.headers.get(IN_USE));
  const kept = await keptRegistry(inUse);
  if (!kept) return fetch(request);
  const live = await fetch(request, { signal: AbortSignal.timeout(REGISTRY_MS) }).catch(() => null);
  if (!live?.ok) return kept;
  return request.cache === 'reload' || (await isOf(live.clone(), inUse)) ? live : kept;
}

async function isOf(answer: Response, inUse: InUse): Promise<boolean> {
  try {
    return fits(parseRegistry(await answer.json(), ALLOWED_ORIGINS), inUse);
  } catch {
    return false;
  }
}

let keeping: { work: Promise<void>; end: AbortController } | undefined;

worker.addEventListener('message', (event) => {
  if (event.data === 'forget') keeping?.end.abort();
  else if (event.data === 'keep') {
    keeping ??= begin();
    event.waitUntil(keeping.work);
  }
});

function begin() {
  const end = new AbortController();
  const work = worker.clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then((tabs) => keepSite(tabs.length <= 1, end.signal))
    // The page asks again when it is next opened.
    .catch(() => {})
    .finally(() => {
      keeping = undefined;
    });
  return { work, end };
}
