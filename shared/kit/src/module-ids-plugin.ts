import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { ROOT } from './places.ts';

const bundler = createRequire(import.meta.url).resolve('@rspack/core/package.json');
/** Folders that differ between machines: the project's and that of `node_modules`. */
const FOLDERS = [ROOT, path.resolve(bundler, '../../../..')];

/** Argument of the hook; the bundler's types describe whole modules, whose `identifier` is a function. */
interface Numbered {
  readonly identifier: string;
  id: number | null;
}

/**
 * Numbers modules by their names without the project's folder, so that the same source gives the same release anywhere.
 * The bundler's own `deterministic` ids hash the absolute paths in the names of shared modules and of federation's start.
 */
export class ModuleIdsPlugin {
  /** @param number gives each name its number */
  constructor(private readonly number: (names: readonly string[]) => Map<string, number>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ModuleIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ModuleIdsPlugin', (modules) => {
        const named = [...(modules as Iterable<unknown> as Iterable<Numbered>)].map((module) => ({
          module,
          name: nameOf(module.identifier),
        }));
        const ids = this.number(named.map(({ name }) => name));
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
 * Returns the shortest numbers, in the order of the names, for releases in folders of their own, where stable numbers have
 * no use.
 *
 * @param names in any order
 * @throws {Error} when two modules have one name: the same package lies in both folders
 */
export function shortModuleIds(names: readonly string[]): Map<string, number> {
  const sorted = names.toSorted();
  refuseTwins(sorted);
  return new Map(sorted.map((name, at) => [name, at]));
}

function refuseTwins(sorted: readonly string[]): void {
  const twin = sorted.find((name, at) => name === sorted[at - 1]);
  if (twin !== undefined)
    throw new Error(`Two modules are named ${twin}: remove one of the packages.`);
}

/**
 * Returns a number for each name: its hash, or the next free number. Most numbers, and so most file names, stay the same
 * when a module is added.
 *
 * @param names in any order
 * @throws {Error} when two modules have one name: the same package lies in both folders
 */
export function moduleIds(names: readonly string[]): Map<string, number> {
  const range = 10 ** Math.max(4, String(names.length).length + 1);
  const taken = new Set<number>();
  const ids = new Map<string, number>();
  const sorted = names.toSorted();
  refuseTwins(sorted);
  for (const name of sorted) {
    let id = createHash('sha256').update(name).digest().readUInt32BE() % range;
    while (taken.has(id)) id = (id + 1) % range;
    taken.add(id);
    ids.set(name, id);
  }
  return ids;
}
