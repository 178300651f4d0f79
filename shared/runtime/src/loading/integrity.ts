import { releaseBase, type ReleaseEntry } from '@appling/contract/registry';
import { provideScriptCheck } from '../federation/script-check';
import { allow } from './allow';
import { RemoteFailure } from './failure';
import { fetchFile, awaitPreload } from './fetch-file';

const tables = new Map<string, Record<string, string>>();
const checked = new Map<string, Promise<void>>();

export function trustAssets(assets: Record<string, string> = {}): void {
  tables.set('/assets/', assets);
}

/** Sets the hashes of a release: its scripts only run if they match. Throws when the container has none. */
export function trust(remote: string, { id, entry, integrity }: ReleaseEntry): void {
  if (!integrity) return;
  if (!integrity[entry]) {
    throw new RemoteFailure('INTEGRITY', `${remote} ${id} has no hash of ${entry}.`);
  }
  tables.set(releaseBase(remote, id), integrity);
}

function hashOf(address: string): string | undefined {
  const { pathname } = new URL(address, location.href);
  const cut = pathname.lastIndexOf('/') + 1;
  return tables.get(pathname.slice(0, cut))?.[pathname.slice(cut)];
}

/** Preloads a script with its hash, so that importing it runs these bytes. Scripts without a hash (development) pass. */
export function checkScript(address: string): Promise<void> {
  try {
    allow(address);
  } catch (error) {
    return Promise.reject(error as RemoteFailure);
  }
  const { href } = new URL(address, location.href);
  const known = checked.get(href);
  if (known) return known;
  if (!hashOf(href)) return Promise.resolve();
  const check = preload(href);
  checked.set(href, check);
  check.catch(() => checked.delete(href));
  return check;
}

async function preload(address: string): Promise<void> {
  const link = document.createElement('link');
  const isSupported = link.relList.supports('modulepreload');
  link.rel = 'modulepreload';
  link.href = address;
  if (isSupported && isNamedByPage(link.href)) await awaitPreload(link, loadLink(address, link));
  else {
    const file = await fetchFile(address);
    if (isSupported) await loadLink(address, link, file);
  }
}

/** Adds a link with the file's hash to the document; removes it and rejects on failure. @param file to explain an error */
export function loadLink(address: string, link: HTMLLinkElement, file?: Blob): Promise<void> {
  const hash = hashOf(address);
  if (hash) link.integrity = hash;
  return new Promise((resolve, reject) => {
    // The link stays in the document and must not keep the file in memory.
    const end = () => (link.onload = link.onerror = null);
    link.onload = () => {
      end();
      resolve();
    };
    link.onerror = () => {
      end();
      link.remove();
      void explain(address, hash, file).then(reject);
    };
    document.head.append(link);
  });
}

let named: ReadonlySet<string> | undefined;

function isNamedByPage(href: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  named ??= new Set([...links].map((link) => link.href));
  return named.has(href);
}

/** Finds out whether the network or the hash failed; the browser does not say. */
async function explain(address: string, hash?: string, file?: Blob): Promise<RemoteFailure> {
  try {
    const found = file ?? (await fetchFile(address, { cache: 'reload' }));
    const digest = await crypto.subtle.digest('SHA-384', await found.arrayBuffer());
    if (hash && hash !== `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`) {
      return new RemoteFailure('INTEGRITY', `${address} is not the file that was released.`);
    }
  } catch (error) {
    if (error instanceof RemoteFailure) return error;
  }
  return new RemoteFailure('NETWORK', 'A file of this page could not be loaded.');
}

// Called by every container and by the shell before it imports a chunk.
provideScriptCheck(checkScript);
