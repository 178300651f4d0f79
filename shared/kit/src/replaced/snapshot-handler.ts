/** Replaces federation's handler of manifests: remotes are registered by their container's address, so none is read. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { lifecycle: {}, applyPlugin: () => {}, removePlugin: () => {} };

  loadRemoteSnapshotInfo(): never {
    throw new Error(
      'Manifests are not in this build: register a remote with the address of its container (shared/runtime/src/loading/federation.ts).',
    );
  }
}

export const getGlobalRemoteInfo = () => ({});
