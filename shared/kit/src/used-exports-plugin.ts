import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler, Module } from '@rspack/core';
import { FACADES, type Facade } from '@appling/contract/facades';
import { moduleOf } from '@appling/contract/singletons';

/** Each name in such a statement is a separate dependency. */
const STATEMENTS = new Set(['esm import', 'esm export import']);

/** Records the façade exports left after tree shaking; the bundler itself treats shared modules as fully used. */
export class UsedExportsPlugin {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.emit.tap('UsedExportsPlugin', (compilation) => {
      const consumed = [...compilation.modules].filter(
        ({ type }) => type === 'consume-shared-module',
      );
      const uses = FACADES.flatMap((facade) => {
        const module = consumed.find((other) => other.identifier().includes(` ${facade}@`));
        return module ? [[facade, namesOf(compilation, module, facade)]] : [];
      });
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(Object.fromEntries(uses), null, 2));
    });
  }
}

function namesOf(compilation: Compilation, module: Module, facade: Facade): string[] {
  const names = new Set<string>();
  for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
    const { dependency, originModule } = connection;
    if (STATEMENTS.has(dependency.type) || connection.getActiveState(undefined) === false) continue;
    const [name] = dependency.ids ?? [];
    if (name !== undefined) names.add(name);
    else
      compilation.errors.push(
        new Error(
          `${originModule?.readableIdentifier() ?? facade} takes ${moduleOf(facade)} whole. Import its exports by name: the release gate asks which are used.`,
        ),
      );
  }
  return [...names].sort();
}
