/**
 * In the place of federation's choice among reserve copies of a shared package, of which no build here has any.
 *
 * @throws {Error} always: a build names reserve copies
 */
export function getSharedFallbackGetter(): never {
  throw new Error('Reserve copies of shared packages are not in this build: see config.ts.');
}
