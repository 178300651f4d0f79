import type { Registry } from '@appling/shared/contract/registry';

/** Request header of `/registry.json` for the site's worker: the releases that the asking tab uses, by app. */
export const IN_USE = 'Appling-In-Use';

/** @param releases ids by app; one that is not known is left out */
export function writeInUse(releases: Iterable<readonly [string, string | undefined]>): string {
  const known = [...releases].filter((pair): pair is [string, string] => pair[1] !== undefined);
  return new URLSearchParams(known).toString();
}

/** Whether a tab's releases are those that a registry lists as live; a text that is no registry fits nobody. */
export function fits(text: string, inUse: string | null): boolean {
  try {
    const { shell, remotes } = JSON.parse(text) as Registry;
    return [...new URLSearchParams(inUse ?? '')].every(
      ([app, id]) => id === (app === 'shell' ? shell : remotes[app]?.current.id),
    );
  } catch {
    return false;
  }
}
