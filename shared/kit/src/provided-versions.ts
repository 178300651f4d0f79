import { createRequire } from 'node:module';
import { SINGLETONS } from '@appling/contract/singletons';

const require = createRequire(import.meta.url);

/** Version of each singleton that the shell provides: that of the package it comes from. */
export function providedVersions(): Record<string, string> {
  return Object.fromEntries(Object.keys(SINGLETONS).map((key) => [key, versionOf(key)]));
}

function versionOf(key: string): string {
  if (key.startsWith('@appling/')) return '1.0.0';
  const packageName = key.split('/')[0];
  return (require(`${packageName}/package.json`) as { version: string }).version;
}
