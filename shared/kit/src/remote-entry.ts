import type { ReleaseEntry, RemoteEntry } from '@appling/contract/registry';
import type { Release } from '@appling/contract/release';

/**
 * A remote's entry in the registry: its live release, and the one before for falling back to.
 *
 * @param origin where its files lie, if not where the pages do
 */
export function remoteEntry(
  current: Release,
  previous: Release | null = null,
  origin?: string,
): RemoteEntry {
  return {
    current: withIntegrity(current, origin),
    ...(previous ? { previous: withIntegrity(previous, origin) } : {}),
    routes: current.routes,
    ...(current.publicFiles ? { publicFiles: current.publicFiles } : {}),
  };
}

/** What a browser executes or styles with is checked; pictures need no hash. */
function withIntegrity({ release, files }: Release, origin?: string): ReleaseEntry {
  const checked = Object.entries(files).filter(([file]) => /\.(?:js|css)$/.test(file));
  return { ...release, integrity: Object.fromEntries(checked), ...(origin ? { origin } : {}) };
}
