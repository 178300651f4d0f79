/**
 * In the place of federation's own handler of manifests and their snapshots. Remotes are registered with the address
 * of their container, so the runtime asks this one for nothing but an empty cache.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  /** No plugin hears of manifests. */
  readonly hooks = { lifecycle: {}, applyPlugin: () => {}, removePlugin: () => {} };

  /** @throws {Error} always: a manifest was asked for. */
  loadRemoteSnapshotInfo(): never {
    throw new Error(
      'Manifests are not in this build: register a remote with the address of its container (shared/runtime/src/loading/federation.ts).',
    );
  }
}

/** What is known of a remote from a host's snapshot: nothing. */
export const getGlobalRemoteInfo = () => ({});
