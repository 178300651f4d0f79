import { RemoteFailure, askedPause } from './failure';

/** Time without enough progress after which a request is aborted, in ms. */
let limitMs = 4000;
/** Minimum progress in bytes per ms, a tenth of a phone's on 2G. */
const LEAST_RATE = 1;

/** Per remote over HTTP/1.1: a browser opens six connections to a host, and a dead remote must not occupy all of them. */
const MOST_AT_ONCE = 2;

interface Line {
  running: number;
  waiting: { begin: () => void; refuse: (failure: unknown) => void }[];
}

const lines = new Map<string, Line>();

export function limitRequests(milliseconds: number): void {
  limitMs = milliseconds;
}

/** Fetches a file into the browser's cache. Script elements cannot be aborted, so callers add them afterwards. */
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

/** Waits for a preload up to the limit, over HTTP/1.1 only: aborting it aborts all requests of the page. */
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
    // Cancels the unread response body.
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
