import { RemoteFailure, askedPause } from './failure';

/** A file of which less comes in this time is given up: it hangs or drips. */
let limitMs = 4000;
/** Least bytes per ms; a phone on 2G gets ten times that. */
const LEAST_RATE = 1;

/**
 * Requests at a time to one remote over HTTP/1.1: a browser opens six connections to a host, for all its tabs, and a dead
 * remote must not take them all. Later protocols need one connection for any number.
 */
const MOST_AT_ONCE = 2;

interface Line {
  running: number;
  waiting: { begin: () => void; refuse: (failure: unknown) => void }[];
}

/** By remote. */
const lines = new Map<string, Line>();

/** Sets how long a request may take without progress, in ms. */
export function limitRequests(milliseconds: number): void {
  limitMs = milliseconds;
}

/**
 * Fetches a file of a release into the browser's cache; a request that hangs is aborted, and what waits behind it fails
 * with it. Elements that load scripts cannot be aborted, so they come second and read the cache.
 *
 * @throws {RemoteFailure} NETWORK, with the pause that the server asks for, or TIMEOUT
 */
export function fetchFile(address: string, options?: RequestInit): Promise<Blob> {
  const { href } = new URL(address, location.href);
  const remote = /^.*?\/r\/[^/]+/.exec(href)?.[0] ?? '';
  const line = lines.get(remote) ?? { running: 0, waiting: [] };
  lines.set(remote, line);
  return new Promise((resolve, reject) => {
    const begin = () => {
      line.running += 1;
      download(address, options)
        .then(resolve, (failure: unknown) => {
          reject(failure);
          const isDead = failure instanceof RemoteFailure && failure.code === 'TIMEOUT';
          if (isDead) for (const { refuse } of line.waiting.splice(0)) refuse(failure);
        })
        .finally(() => {
          line.running -= 1;
          line.waiting.shift()?.begin();
        });
    };
    if (isMultiplexed() || line.running < MOST_AT_ONCE) begin();
    else line.waiting.push({ begin, refuse: reject });
  });
}

/**
 * Waits for a preload that the page's own HTML asked for, up to the limit. The browser aborts such a request only together
 * with all that this page loads, so that happens over HTTP/1.1 alone, once the page itself is complete.
 *
 * @throws {RemoteFailure} TIMEOUT, or what the preload ends with
 */
export function awaitPreload(link: HTMLLinkElement, loading: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      link.onerror = null;
      if (!isMultiplexed() && document.readyState === 'complete') stop();
      reject(timeout(link.href));
    }, limitMs);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function download(address: string, options?: RequestInit): Promise<Blob> {
  const control = new AbortController();
  let received = 0;
  let seen = 0;
  const timer = setInterval(() => {
    if (received - seen < limitMs * LEAST_RATE) control.abort();
    seen = received;
  }, limitMs);
  const failure = new RemoteFailure('NETWORK', 'A file of this page could not be loaded.');
  try {
    const response = await fetch(address, { ...options, signal: control.signal });
    failure.pause = askedPause(response);
    if (!response.ok) throw failure;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      received += read.value.length;
      pieces.push(read.value);
    }
    return new Blob(pieces);
  } catch {
    if (!control.signal.aborted) throw failure;
    throw timeout(address);
  } finally {
    clearInterval(timer);
    // Ends an answer that nobody reads.
    control.abort();
  }
}

function timeout(address: string): RemoteFailure {
  return new RemoteFailure('TIMEOUT', `${address} did not come within ${limitMs} ms.`);
}

function isMultiplexed(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return /^h[23]/.test(page?.nextHopProtocol ?? '');
}
