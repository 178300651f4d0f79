/**
 * In the place of what fetches remotes that an app imports by name: the shell loads pages itself, and remotes know no others.
 *
 * @throws {Error} always: a build names remotes
 */
export function remotes(): never {
  throw new Error(
    'Remotes imported by name are not in this build: let the shell load the page (shared/runtime/src/loading).',
  );
}
