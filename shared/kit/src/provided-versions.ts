import { createRequire } from 'node:module';
import { FACADES, versionsOf, type Facade } from '@appling/contract/facades';
import { SINGLETONS } from '@appling/contract/singletons';

const require = createRequire(import.meta.url);

/** Returns the version of each singleton: of a façade by its exports, else of its package. */
export function providedVersions(): Record<string, string> {
  return Object.fromEntries(Object.keys(SINGLETONS).map((key) => [key, versionOf(key)]));
}

function versionOf(key: string): string {
  if (isFacade(key)) return versionsOf(key).at(-1) ?? '';
  const packageName = key.split('/')[0];
  return (require(`${packageName}/package.json`) as { version: string }).version;
}

function isFacade(key: string): key is Facade {
  return (FACADES as readonly string[]).includes(key);
}
