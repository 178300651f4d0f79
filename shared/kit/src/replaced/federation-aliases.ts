import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isDevelopment } from '../development.ts';
import { KIT_SRC } from '../places.ts';

const require = createRequire(import.meta.url);
// Resolved from federation's folder, wherever npm installed it.
const inside = createRequire(require.resolve('@module-federation/enhanced'));
const CORE = path.dirname(require.resolve('@module-federation/runtime-core'));
const BUNDLER = path.dirname(inside.resolve('@module-federation/webpack-bundler-runtime'));

/** Aliases federation's CommonJS files to ES modules, which tree-shake, and unused parts to replacements (README.md). */
export const FEDERATION_ALIASES: Record<string, string> = {
  ...Object.assign(
    {},
    ...['runtime', 'runtime-tools', 'webpack-bundler-runtime'].map(bundlerEntry),
  ),
  ...replace(CORE, 'plugins/snapshot/SnapshotHandler.js', 'snapshot-handler.ts'),
  ...replace(BUNDLER, 'init.js', 'init-runtime.ts'),
  ...replace(BUNDLER, 'remotes.js', 'imported-remotes.ts'),
  ...replace(BUNDLER, 'getSharedFallbackGetter.js', 'shared-fallback.ts'),
  ...replace(beside('error-codes'), 'desc.mjs', 'error-texts.ts'),
  ...(isDevelopment ? {} : replace(BUNDLER, 'updateOptions.js', 'late-options.ts')),
};

function bundlerEntry(packageName: string): Record<string, string> {
  const request = `@module-federation/${packageName}`;
  const commonJs = inside.resolve(request);
  const esModule = path.join(path.dirname(commonJs), 'bundler.js');
  return { [`${request}$`]: esModule, [`${commonJs}$`]: esModule };
}

function beside(packageName: string): string {
  return path.dirname(
    createRequire(path.join(CORE, 'index.js')).resolve(`@module-federation/${packageName}`),
  );
}

function replace(folder: string, file: string, replacement: string): Record<string, string> {
  const replaced = path.join(folder, file);
  if (!existsSync(replaced)) throw new Error(`${replaced} is gone: look at ${replacement} again.`);
  return { [replaced]: path.join(KIT_SRC, 'replaced', replacement) };
}
