import { createHash } from 'node:crypto';
import {
  parseRegistry,
  releaseBase,
  type RemoteEntry,
} from '../../shared/contract/src/registry.ts';
import type { Release } from '../../shared/contract/src/release.ts';
import { CACHING } from '../../shared/kit/src/headers.ts';

interface Read {
  status: number;
  caching: string | null;
  content: Buffer;
}

/** Checks an app's pages, live and fallback release byte for byte. Returns faults. `app`: a remote or `shell`. */
export async function findFaults(site: string, app: string): Promise<string[]> {
  const registry = await read(site, '/registry.json');
  if (registry.status !== 200) return [`/registry.json answers ${registry.status}.`];
  const { remotes } = parseRegistry(JSON.parse(registry.content.toString()), 'any');
  if (app !== 'shell') return findRemoteFaults(site, app, remotes[app]);
  const parts = await Promise.all([
    findShellFaults(site),
    ...Object.entries(remotes).map(([name, entry]) => findRemoteFaults(site, name, entry)),
  ]);
  return parts.flat();
}

async function findShellFaults(site: string): Promise<string[]> {
  const { status, content } = await read(site, '/');
  if (status !== 200) return [`/ answers ${status}.`];
  const files = new Set(content.toString().match(/\/assets\/[\w.-]+/g));
  if (![...files].some((file) => file.endsWith('.js'))) return ['/ names no script of the shell.'];
  const faults = await Promise.all([...files].map((file) => findFileFault(site, file)));
  return faults.filter((fault) => fault !== null);
}

async function findRemoteFaults(
  site: string,
  remote: string,
  entry: RemoteEntry | undefined,
): Promise<string[]> {
  if (!entry) return [`The registry of ${site} lists no remote ${remote}.`];
  const { current, previous, routes } = entry;
  const base = releaseBase(remote, current.id, current.origin);
  const described = await read(site, `${base}release.json`);
  if (described.status !== 200) return [`${base}release.json answers ${described.status}.`];
  const { files } = JSON.parse(described.content.toString()) as Release;
  const faults = await Promise.all([
    ...Object.entries(files).map(([file, hash]) => findFileFault(site, base + file, hash)),
    ...routes.map(({ path }) => findPageFault(site, path, current.id)),
    ...(previous
      ? [findFileFault(site, releaseBase(remote, previous.id, previous.origin) + previous.entry)]
      : []),
  ]);
  return faults.filter((fault) => fault !== null);
}

async function findFileFault(site: string, address: string, hash?: string): Promise<string | null> {
  const { status, caching, content } = await read(site, address);
  if (status !== 200) return `${address} answers ${status}.`;
  const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  if (hash !== undefined && found !== hash) return `${address} is not the file that was released.`;
  return caching === CACHING.immutable ? null : `${address} is kept as "${caching}".`;
}

async function findPageFault(site: string, address: string, id: string): Promise<string | null> {
  const { status, caching, content } = await read(site, address);
  if (status !== 200) return `${address} answers ${status}.`;
  if (!content.includes(id)) return `${address} is not of release ${id}.`;
  return caching?.includes('no-cache') ? null : `${address} is kept as "${caching}".`;
}

/** Releases have thousands of files; servers limit connections. */
const AT_ONCE = 24;
const waiting: (() => void)[] = [];
let busy = 0;

async function read(site: string, address: string): Promise<Read> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  busy += 1;
  try {
    return await fetched(site, address);
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
}

async function fetched(site: string, address: string): Promise<Read> {
  const response = await fetch(new URL(address, site), {
    redirect: 'error',
    signal: AbortSignal.timeout(20_000),
  });
  return {
    status: response.status,
    caching: response.headers.get('Cache-Control'),
    content: Buffer.from(await response.arrayBuffer()),
  };
}
