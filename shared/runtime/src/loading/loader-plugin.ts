import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { RemoteFailure, markShareFault, toFailure } from './failure';
import { checkScript } from './integrity';

/**
 * Hooks of federation that every load passes, whoever started it. Only allowed containers with the released bytes run,
 * and each failure gets the code of its stage.
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
  /** Called for script containers only. */
  loadEntryError() {
    throw new RemoteFailure('NETWORK', 'A file of this page could not be loaded.');
  },
  afterInitRemote({ error }) {
    if (error) throw toFailure(error, 'init');
  },
  afterGetExpose({ error }) {
    if (error) throw toFailure(error, 'expose');
  },
  /** Federation only logs what this hook throws; the module that imports the package throws the error when it runs. */
  errorLoadShare({ error }) {
    if (error) markShareFault(error);
  },
};
