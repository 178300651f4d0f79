import { releaseBase, type ReleaseEntry } from '@appling/contract/registry';
import { provideScriptCheck } from '../federation/script-check';
import { allow } from './allow';
import { RemoteFailure } from './failure';
import { fetchFile, awaitPreload } from './fetch-file';

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

/** `sha384-…` of a file at this address, where its release gave one. */
function hashOf(address: string): string | undefined {
  const { pathname } = new URL(address, location.href);
  const cut = pathname.lastIndexOf('/') + 1;
  return tables.get(pathname.slice(0, cut))?.[pathname.slice(cut)];
}

/**
 * Fetches a script into the browser's module map under its hash; importing it then runs these bytes and no others.
 * What has no hash passes: development, and chunks that the bundler only counts. So does all in browsers that cannot
 * preload modules.
 *
 * @param address path of the script, with or without `?r=`
 * @throws {RemoteFailure} INTEGRITY when the bytes are others than those released, NETWORK or TIMEOUT when they cannot be
 *   had, FORBIDDEN_ORIGIN before anything is asked for
 */
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

/**
 * Puts a link to a file into the document, under the file's hash.
 *
 * @param file what was fetched from there, to tell why the browser refuses it
 * @throws {RemoteFailure} INTEGRITY, NETWORK or TIMEOUT; the link is taken away again
 */
export function loadLink(address: string, link: HTMLLinkElement, file?: Blob): Promise<void> {
  const hash = hashOf(address);
  if (hash) link.integrity = hash;
  return new Promise((resolve, reject) => {
    // The link outlives the file: it must not hold it.
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

/** Whether the page's HTML preloads this script: the browser has it, or is at it. */
function isNamedByPage(href: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  named ??= new Set([...links].map((link) => link.href));
  return named.has(href);
}

/** The browser does not say whether the file or its hash is at fault. */
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

// Every container, and the shell, asks here before it imports one of its chunks.
provideScriptCheck(checkScript);
