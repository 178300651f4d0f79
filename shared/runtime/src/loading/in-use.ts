import type { Registry } from '@appling/contract/registry';

/** Request header of `/registry.json` for the site's worker: the {@link InUse} of the tab that asks. */
export const IN_USE = `${process.env.SITE_PREFIX}-in-use`;

/** Ids of the releases that a tab uses, by app; `shell` is one. */
export type InUse = readonly (readonly [app: string, id: string])[];

export function writeInUse(inUse: InUse): string {
  return new URLSearchParams(inUse.map((pair) => [...pair])).toString();
}

export function readInUse(text: string | null): InUse {
  return [...new URLSearchParams(text ?? '')];
}

/** Whether a registry lists these releases as live. */
export function fits({ shell, remotes }: Registry, inUse: InUse): boolean {
  return inUse.every(([app, id]) => id === (app === 'shell' ? shell : remotes[app]?.current.id));
}
