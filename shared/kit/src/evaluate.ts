import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import type { RemoteModule, Route } from '@appling/contract/routes';
import type { ShortRegistry } from '@appling/contract/registry';
import { SINGLETONS, moduleOf, type Singleton } from '@appling/contract/singletons';
import { PlaceholderPublicPath } from './places.ts';

export interface ShellBundle {
  provided: Record<string, object>;
  fullTitle: (title: string) => string;
  prerender: (
    path: string,
    routes: ShortRegistry['routes'],
    route: Route | null,
  ) => Promise<string>;
}

export function evaluateShell(file: string): ShellBundle {
  return evaluate(file, readFileSync(file, 'utf8'), {}) as ShellBundle;
}

/** Evaluates a remote's node bundle with the shell's singletons; throws when it requires a module that the shell lacks. */
export function evaluateRemote(
  file: string,
  base: string,
  provided: Record<string, object>,
): RemoteModule {
  const source = readFileSync(file, 'utf8').replaceAll(PlaceholderPublicPath, base);
  return (
    evaluate(file, source, { ...underNewNames(provided), ...provided }) as { default: RemoteModule }
  ).default;
}

/** Released files use the old share key of a moved module; both names return the same instance. */
const underNewNames = (provided: Record<string, object>): Record<string, object> =>
  Object.fromEntries(
    (Object.keys(SINGLETONS) as Singleton[]).flatMap((key) =>
      provided[key] ? [[moduleOf(key), provided[key]]] : [],
    ),
  );

function evaluate(file: string, source: string, provided: Record<string, object>): unknown {
  const nodeRequire = createRequire(file);
  const require = (request: string) => {
    if (request in provided) return provided[request];
    if (request.startsWith('node:') || BUILT_IN.has(request))
      return nodeRequire(request) as unknown;
    throw new Error(
      `${file} asks for ${request}, which the shell does not share. Bundle it, or add it to SINGLETONS.`,
    );
  };
  const module = { exports: {} };
  compileFunction(source, ['module', 'exports', 'require'], { filename: file })(
    module,
    module.exports,
    require,
  );
  return module.exports;
}

/** React's server renderer requires these by name. */
const BUILT_IN = new Set(['util', 'crypto', 'async_hooks', 'stream']);
