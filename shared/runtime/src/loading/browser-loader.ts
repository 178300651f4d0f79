import type { RouteMatch } from '@appling/contract/registry';
import type { RemoteModule } from '@appling/contract/routes';
import { loadContainer } from './federation';
import { fetchFile } from './fetch-file';
import { checkScript, trust } from './integrity';
import type { RegistryClient } from './registry';
import { releaseAddress } from './release-address';
import { linkStyleSheet } from './style-sheet';

const modules = new Map<string, Promise<RemoteModule>>();

/** Loads a remote's module and its style sheet in parallel, once per remote and query. */
export async function loadRemoteModule(
  match: RouteMatch,
  registry: RegistryClient,
  query: string,
): Promise<RemoteModule> {
  const { remote } = match;
  const release = await registry.release(remote);
  const base = releaseAddress(remote, release);
  trust(remote, release);
  const loaded = query === '' ? modules.get(base) : undefined;
  const loading = loaded ?? loadContainer(remote, release, query);
  modules.set(base, loading);
  loading.catch(() => {
    if (modules.get(base) === loading) modules.delete(base);
  });
  // Requests all files at once, the container first: over HTTP/1.1 only two load at a time. Errors surface on import.
  for (const file of [release.entry, ...registry.scripts(match)]) {
    checkScript(base + file + query).catch(() => {});
  }
  const styles = linkStyleSheet(remote, `${base}${release.styles}${query}`);
  const [module] = await Promise.all([loading, styles]);
  return module;
}

/** Preloads a page's files without executing them. Failed loads are retried when the page is opened. */
export async function preloadFiles(match: RouteMatch, registry: RegistryClient): Promise<void> {
  const { remote } = match;
  try {
    const release = await registry.release(remote);
    const base = releaseAddress(remote, release);
    for (const file of [release.entry, release.styles, ...registry.scripts(match)]) {
      await fetchFile(base + file, { priority: 'low' });
    }
  } catch {
    // Only a preload.
  }
}
