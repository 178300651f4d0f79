import { createRequire } from 'node:module';
import path from 'node:path';
import { SHARED_SRC } from './places.ts';

const require = createRequire(import.meta.url);

/**
 * Which of federation's own files are bundled. The bundler resolves CommonJS files, which nothing can shake: it is
 * pointed at the ES ones. And what serves manifests, of which this site has none, gives way to a stand-in.
 * This touches internals, so `@module-federation/*` is pinned and `npm run check` asserts the sizes.
 */
export const FEDERATION_ALIASES: Record<string, string> = {
  ...Object.assign(
    {},
    ...['runtime', 'runtime-tools', 'webpack-bundler-runtime'].map(bundlerEntry),
  ),
  ...standIn('plugins/snapshot/SnapshotHandler.js', 'snapshot-handler.ts'),
  ...standIn('utils/preload.js', 'preload.ts'),
};

function bundlerEntry(packageName: string): Record<string, string> {
  const request = `@module-federation/${packageName}`;
  const commonJs = require.resolve(request);
  const esModule = path.join(path.dirname(commonJs), 'bundler.js');
  return { [`${request}$`]: esModule, [`${commonJs}$`]: esModule };
}

function standIn(file: string, replacement: string): Record<string, string> {
  const core = path.dirname(require.resolve('@module-federation/runtime-core'));
  return { [path.join(core, file)]: path.join(SHARED_SRC, 'federation', replacement) };
}
