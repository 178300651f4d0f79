import { releaseBase, type ReleaseEntry } from '@appling/shared/contract/registry';

/** Where a release's files lie: below this origin, unless an override of a development or preview build says otherwise. */
export function releaseAddress(remote: string, release: ReleaseEntry): string {
  const base = releaseBase(remote, release.id);
  // In production the condition is false at build time.
  return process.env.APPLING_TOOLS === 'yes' && release.origin ? release.origin + base : base;
}
