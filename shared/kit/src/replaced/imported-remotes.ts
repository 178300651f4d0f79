/** Replaces the loading of remotes that an app imports by name, which no app here does; throws if called. */
export function remotes(): never {
  throw new Error(
    'Remotes imported by name are not in this build: let the shell load the page (shared/runtime/src/loading).',
  );
}
