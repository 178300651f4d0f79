import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { ROOT } from './places.ts';

const bundler = createRequire(import.meta.url).resolve('@rspack/core/package.json');
/** Folders that differ between machines: the project's, and the one with `node_modules` where that lies elsewhere. */
const FOLDERS = [ROOT, path.resolve(bundler, '../../../..')];

/** What the hook hands out; the bundler's types describe whole modules, whose `identifier` is a function. */
interface Numbered {
  readonly identifier: string;
  id: number | null;
}

/**
 * Numbers modules by their names without the project's folder, so that the same source gives the same release anywhere.
 * The bundler's own `deterministic` ids hash the absolute paths in the names of shared modules and of federation's start.
 */
export class ModuleIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ModuleIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ModuleIdsPlugin', (modules) => {
        const named = [...(modules as Iterable<unknown> as Iterable<Numbered>)].map((module) => ({
          module,
          name: nameOf(module.identifier),
        }));
        const ids = moduleIds(named.map(({ name }) => name));
        for (const { module, name } of named) module.id = ids.get(name) ?? null;
      });
    });
  }
}

/** Follows the name of a concatenated `data:` module: the bundler's hash of the names in it, absolute paths included. */
const CONCATENATED = /(?<=\bdata:.*)\|[0-9a-f]+$/;

/**
 * Returns the name of a module without the folders above the project. A path inside a `data:` module is URI-encoded.
 *
 * @param identifier the bundler's name of the module, with absolute paths
 * @param folders absolute paths to leave out
 */
export function nameOf(identifier: string, folders: readonly string[] = FOLDERS): string {
  return folders
    .flatMap((folder) => [`${folder}${path.sep}`, encodeURIComponent(`${folder}${path.sep}`)])
    .reduce((name, folder) => name.replaceAll(folder, ''), identifier.replace(CONCATENATED, ''));
}

/**
 * Returns a number for each name: its hash, or the next free number. Most numbers stay when a module is added.
 *
 * @param names in any order
 * @throws {Error} when two modules have one name: the same package lies in both folders
 */
export function moduleIds(names: readonly string[]): Map<string, number> {
  const range = 10 ** Math.max(4, String(names.length).length + 1);
  const taken = new Set<number>();
  const ids = new Map<string, number>();
  for (const name of names.toSorted()) {
    if (ids.has(name))
      throw new Error(`Two modules are named ${name}: remove one of the packages.`);
    let id = createHash('sha256').update(name).digest().readUInt32BE() % range;
    while (taken.has(id)) id = (id + 1) % range;
    taken.add(id);
    ids.set(name, id);
  }
  return ids;
}
