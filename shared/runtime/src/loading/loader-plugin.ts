import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { RemoteFailure, markShareFault, toFailure } from './failure';
import { checkScript } from './integrity';

/** Hooks that every load passes, whoever started it: checks the container's bytes and gives each failure its code. */
export const loaderPlugin: ModuleFederationRuntimePlugin = {
  name: 'page-loader',
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
  loadEntryError() {
    throw new RemoteFailure('NETWORK', 'A file of this page could not be loaded.');
  },
  afterInitRemote({ error }) {
    if (error) throw toFailure(error, 'init');
  },
  afterGetExpose({ error }) {
    if (error) throw toFailure(error, 'expose');
  },
  /** Federation only logs what this hook throws; the module that imports the package throws when it runs. */
  errorLoadShare({ error }) {
    if (error) markShareFault(error);
  },
};
