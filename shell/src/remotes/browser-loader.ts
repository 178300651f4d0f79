import { releaseBase, type Destination } from '@appling/shared/contract/registry';
import type { RemoteModule } from '@appling/shared/contract/routes';
import { loadContainer } from './federation';
import { RemoteFailure } from './failure';
import type { RegistryClient } from './registry';
import { linkStyleSheet } from './style-sheet';

/** One request may hang; it must not hold up the tries that follow. */
const REQUEST_LIMIT_MS = 4000;

const modules = new Map<string, Promise<RemoteModule>>();

/** Loads a remote's module and its style sheet, in parallel; one flight for each remote and query. */
export async function loadRemoteModule(
  { remote }: Destination,
  registry: RegistryClient,
  query: string,
): Promise<RemoteModule> {
  const release = await registry.release(remote);
  const loaded = query === '' ? modules.get(remote) : undefined;
  const loading = loaded ?? loadContainer(remote, release, query);
  modules.set(remote, loading);
  loading.catch(() => {
    if (modules.get(remote) === loading) modules.delete(remote);
  });
  const styles = linkStyleSheet(
    remote,
    `${releaseBase(remote, release.id)}${release.styles}${query}`,
  );
  const [module] = await Promise.race([Promise.all([loading, styles]), limit(remote)]);
  return module;
}

function limit(remote: string): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => {
      reject(
        new RemoteFailure('TIMEOUT', `${remote} did not answer within ${REQUEST_LIMIT_MS} ms.`),
      );
    }, REQUEST_LIMIT_MS);
  });
}
