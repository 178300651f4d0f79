/** Replaces the loading of a shared package's fallback: remotes have none (`import: false`); throws if called. */
export function getSharedFallbackGetter(): never {
  throw new Error('Fallbacks are not in this build: share with import: false (config.ts).');
}
