import { releaseBase, type ReleaseEntry } from '@appling/contract/registry';

export function releaseAddress(remote: string, { id, origin }: ReleaseEntry): string {
  return releaseBase(remote, id, origin);
}
