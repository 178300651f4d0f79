import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { ROOT } from './places.ts';

const bundler = createRequire(import.meta.url).resolve('@rspack/core/package.json');
/** Folders that differ between machines: the project's and that of `node_modules`. */
const FOLDERS = [ROOT, path.resolve(bundler, '../../../..')];

interface Numbered {
  readonly identifier: string;
  id: number | null;
}

/** Numbers modules without absolute paths, which the bundler's `deterministic` ids hash: builds are equal anywhere. */
export class ModuleIdsPlugin {
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

/** Matches the bundler's hash after a concatenated `data:` module, which depends on absolute paths. */
const CONCATENATED = /(?<=\bdata:.*)\|[0-9a-f]+$/;

/** Returns a module's name without the folders above the project. Paths inside `data:` modules are URI-encoded. */
export function nameOf(identifier: string, folders: readonly string[] = FOLDERS): string {
  return folders
    .flatMap((folder) => [`${folder}${path.sep}`, encodeURIComponent(`${folder}${path.sep}`)])
    .reduce((name, folder) => name.replaceAll(folder, ''), identifier.replace(CONCATENATED, ''));
}

/** Returns the shortest numbers, in the order of the names. Throws when two modules have one name. */
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

/** Returns stable numbers, hashed from the names: adding a module changes few. Throws when two modules have one name. */
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
