import { releaseBase, type ReleaseEntry } from '@appling/contract/registry';

/** Where a release's files lie: below this origin, unless the registry, or a preview's override, says otherwise. */
export function releaseAddress(remote: string, { id, origin }: ReleaseEntry): string {
  return releaseBase(remote, id, origin);
}
