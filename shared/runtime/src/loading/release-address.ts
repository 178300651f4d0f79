import { releaseBase, type ReleaseEntry } from '@appling/contract/registry';

/** Returns the base address of a release: on this origin, unless the registry or an override names another. */
export function releaseAddress(remote: string, { id, origin }: ReleaseEntry): string {
  return releaseBase(remote, id, origin);
}
