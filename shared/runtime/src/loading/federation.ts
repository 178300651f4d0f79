import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { ReleaseEntry } from '@appling/contract/registry';
import { CONTRACT_VERSION, type RemoteModule } from '@appling/contract/routes';
import { RemoteFailure } from './failure';
import { loaderPlugin } from './loader-plugin';
import { releaseAddress } from './release-address';

// Remotes are built with `externalRuntime` and take the federation core from here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

// The shell's instance exists already; each container creates another one, which uses the global plugins.
registerPlugins([loaderPlugin]);
registerGlobalPlugins([loaderPlugin]);

const registered = new Map<string, string>();

/** Loads a remote's container and `./routes`. Retries use the query `?r=<attempt>`: browsers cache broken modules. */
export async function loadContainer(
  remote: string,
  release: ReleaseEntry,
  query: string,
): Promise<RemoteModule> {
  const address = releaseAddress(remote, release) + release.entry + query;
  const entry = new URL(address, location.href).href;
  const type = isScriptContainer(release) ? 'global' : 'module';
  const known = registered.get(remote);
  registered.set(remote, entry);
  registerRemotes([{ name: remote, entry, type }], {
    force: known !== undefined && known !== entry,
  });
  const exposed = await loadRemote<{ default?: RemoteModule }>(`${remote}/routes`);
  return checkModule(remote, exposed?.default);
}

/** Development servers serve script containers, which hot reload needs. */
function isScriptContainer({ id }: ReleaseEntry): boolean {
  return process.env.NODE_ENV === 'development' && id === 'development';
}

function checkModule(remote: string, module: RemoteModule | undefined): RemoteModule {
  const version = module?.contractVersion;
  const isAccepted = version === CONTRACT_VERSION || version === CONTRACT_VERSION - 1;
  if (!module || !isAccepted || !Array.isArray(module.routes)) {
    throw new RemoteFailure(
      'CONTRACT',
      `Remote ${remote} speaks contract ${String(version)}; this shell accepts ${CONTRACT_VERSION} and the one before.`,
    );
  }
  return module;
}
