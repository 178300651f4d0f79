/**
 * Replaces the loading of remotes that an app imports by name: no app of this platform does.
 *
 * @throws {Error} always: a build names remotes
 */
export function remotes(): never {
  throw new Error(
    'Remotes imported by name are not in this build: let the shell load the page (shared/runtime/src/loading).',
  );
}
