/**
 * Stands in for federation's loading of a shared package's fallback: remotes have none (`import: false`), and the shell's
 * own packages are eager.
 *
 * @throws {Error} always: a build brought a fallback
 */
export function getSharedFallbackGetter(): never {
  throw new Error('Fallbacks are not in this build: share with import: false (config.ts).');
}
