import { releaseBase, type ReleaseEntry } from '@appling/shared/contract/registry';
import { allow } from './allow';
import { RemoteFailure, askedPause } from './failure';

/** Hashes of scripts by folder, as the registry or the page gave them. */
const tables = new Map<string, Record<string, string>>();
const checked = new Map<string, Promise<void>>();

/** The shell's own later scripts, by file; the page names their hashes. */
export function trustAssets(assets: Record<string, string> = {}): void {
  tables.set('/assets/', assets);
}

/**
 * From now on no script of this release runs under another hash than the registry's.
 *
 * @throws {RemoteFailure} INTEGRITY when there are hashes, but none of the container
 */
export function trust(remote: string, { id, entry, integrity }: ReleaseEntry): void {
  if (!integrity) return;
  if (!integrity[entry]) {
    throw new RemoteFailure('INTEGRITY', `${remote} ${id} has no hash of ${entry}.`);
  }
  tables.set(releaseBase(remote, id), integrity);
}

/**
 * Fetches a script into the browser's module map under its hash; importing it then runs these bytes and no others.
 * What has no hash passes: development, and chunks that the bundler only counts. So does all in browsers that cannot
 * preload modules.
 *
 * @param address path of the script, with or without `?r=`
 * @throws {RemoteFailure} INTEGRITY when the bytes are others than those released, NETWORK when they cannot be had,
 *   FORBIDDEN_ORIGIN before anything is asked for
 */
export function checkScript(address: string): Promise<void> {
  const known = checked.get(address);
  if (known) return known;
  try {
    allow(address);
  } catch (error) {
    return Promise.reject(error as RemoteFailure);
  }
  const { pathname } = new URL(address, location.href);
  const cut = pathname.lastIndexOf('/') + 1;
  const hash = tables.get(pathname.slice(0, cut))?.[pathname.slice(cut)];
  if (!hash || !document.createElement('link').relList.supports('modulepreload')) {
    return Promise.resolve();
  }
  const check = preload(address, hash);
  checked.set(address, check);
  check.catch(() => checked.delete(address));
  return check;
}

function preload(address: string, hash: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.integrity = hash;
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      void explain(address, hash).then(reject);
    };
    document.head.append(link);
  });
}

/** Longest wait in ms for the answer to why a script did not load; it is a file that was just asked for. */
const EXPLAIN_MS = 5000;

/** The browser does not say whether the file or its hash is at fault. */
async function explain(address: string, hash: string): Promise<RemoteFailure> {
  const failure = new RemoteFailure('NETWORK', 'A file of this page could not be loaded.');
  try {
    const response = await fetch(address, {
      cache: 'reload',
      signal: AbortSignal.timeout(EXPLAIN_MS),
    });
    failure.pause = askedPause(response);
    const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
    const found = `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
    if (response.ok && found !== hash) {
      return new RemoteFailure('INTEGRITY', `${address} is not the file that was released.`);
    }
  } catch {
    // It could not be had at all.
  }
  return failure;
}

// Every container, and the shell, asks here before it imports one of its chunks.
Object.assign(globalThis, { APPLING_CHECK_SCRIPT: checkScript });
