import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { RemoteFailure, markShareFault, toFailure } from './failure';
import { checkScript } from './integrity';

/**
 * What federation asks while it loads a remote, whoever began the load: it lets no container run that is not allowed or
 * not the one that was released, and each failure gets the code of the stage that it happened in.
 */
export const loaderPlugin: ModuleFederationRuntimePlugin = {
  name: 'page-loader',
  /** @throws {RemoteFailure} as {@link checkScript} does; EXEC when the container's own code throws */
  async loadEntry({ remoteInfo: { entry, type } }) {
    await checkScript(entry);
    // Federation itself loads the script containers of development.
    if (type !== 'module') return;
    try {
      return await import(/* webpackIgnore: true */ entry);
    } catch (error) {
      throw toFailure(error);
    }
  },
  /** Of script containers alone. */
  loadEntryError() {
    throw new RemoteFailure('NETWORK', 'A file of this page could not be loaded.');
  },
  afterInitRemote({ error }) {
    if (error) throw toFailure(error, 'init');
  },
  afterGetExpose({ error }) {
    if (error) throw toFailure(error, 'expose');
  },
  /** What this hook throws is only logged, and the module that asked for the package throws the error when it runs. */
  errorLoadShare({ error }) {
    if (error) markShareFault(error);
  },
};
