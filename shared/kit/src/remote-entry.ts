import type { ReleaseEntry, RemoteEntry } from '@appling/contract/registry';
import type { Release } from '@appling/contract/release';

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

/** Keeps hashes of scripts and sheets; pictures need none. */
function withIntegrity({ release, files }: Release, origin?: string): ReleaseEntry {
  const checked = Object.entries(files).filter(([file]) => /\.(?:js|css)$/.test(file));
  return { ...release, integrity: Object.fromEntries(checked), ...(origin ? { origin } : {}) };
}
