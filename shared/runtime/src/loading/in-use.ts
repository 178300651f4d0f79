import type { Registry } from '@appling/contract/registry';

/** Request header of `/registry.json` for the service worker: the releases that the tab uses. */
export const IN_USE = `${process.env.SITE_PREFIX}-in-use`;

export type InUse = readonly (readonly [app: string, id: string])[];

export function writeInUse(inUse: InUse): string {
  return new URLSearchParams(inUse.map((pair) => [...pair])).toString();
}

export function readInUse(text: string | null): InUse {
  return [...new URLSearchParams(text ?? '')];
}

export function fits({ shell, remotes }: Registry, inUse: InUse): boolean {
  return inUse.every(([app, id]) => id === (app === 'shell' ? shell : remotes[app]?.current.id));
}
