import { createHash } from 'node:crypto';
import type { RemoteEntry } from '../../../shared/contract/src/registry.ts';
import type { FaultServer } from './fault-server.ts';

/** A remote written by a test: an ES-module container with one page, `/<name>`. It takes React from the share scope. */
interface FaultyRemote {
  /** e.g. `faulty-effect`; also names the page's path and chunk. */
  name: string;
  /** Body of the component: `react` is in scope, `h` is `createElement`. */
  page?: string;
  chunk?: string;
  container?: string;
  /** Hashes in the registry, instead of the real ones. */
  integrity?: Record<string, string>;
  release?: string;
}

const RELEASE = 'faulty000000';

/** Adds a remote's files and release; an earlier release of the same name becomes the fallback release. */
export function addRemote(server: FaultServer, remote: FaultyRemote): RemoteEntry {
  const { name, release: id = RELEASE } = remote;
  const base = `/r/${name}/${id}/`;
  const files: Record<string, string> = {
    'remoteEntry.js': remote.container ?? containerOf(name),
    'page.1a.js': remote.chunk ?? chunkOf(remote.page ?? HEADING),
    'styles.1a.css': `[data-mfe="${name}"]{--faulty:1}`,
  };
  for (const [file, content] of Object.entries(files)) {
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    server.files.set(base + file, { type, content });
  }
  const before = server.registry.remotes[name]?.current;
  const entry: RemoteEntry = {
    current: {
      id,
      contractVersion: 1,
      entry: 'remoteEntry.js',
      styles: 'styles.1a.css',
      scripts: { [name]: ['page.1a.js'] },
      integrity: Object.fromEntries(
        Object.entries(files).map(([file, content]) => [
          file,
          remote.integrity?.[file] ?? sha384(content),
        ]),
      ),
    },
    ...(before && before.id !== id ? { previous: before } : {}),
    routes: [{ path: `/${name}`, page: name, title: title(name), description: 'Planted.' }],
  };
  server.registry = {
    ...server.registry,
    remotes: { ...server.registry.remotes, [name]: entry },
  };
  return entry;
}

export function title(name: string): string {
  return `Page of ${name}`;
}

/** Returns `sha384-…` of a text. */
export function sha384(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

const HEADING = "return h('h1', null, 'Well');";

function containerOf(name: string): string {
  return `
let scope;
export const init = (shared) => { scope = shared; };
const take = async (key) => {
  const [offer] = Object.values(scope[key]);
  return offer.lib ? offer.lib() : (await offer.get())();
};
const address = (file) => new URL(file + new URL(import.meta.url).search, import.meta.url).href;
const load = async () => {
  const file = address('page.1a.js');
  await globalThis.APPLING_CHECK_SCRIPT?.(file);
  const { page } = await import(file);
  return { default: page(await take('react')) };
};
export const get = async () => () => ({ default: { contractVersion: 1, routes: [
  { path: '/${name}', page: '${name}', title: '${title(name)}', description: '', load },
] } });
`;
}

function chunkOf(body: string): string {
  return `export const page = (react) => { const h = react.createElement; return function Faulty() { ${body} }; };`;
}
