import type { Import, Sources } from './source';

/** Declaration indexes by module, and names of written modules. */
export interface Reached {
  declarations: ReadonlyMap<string, ReadonlySet<number>>;
  others: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Follows names to everything that they need. */
export function reach({ modules }: Sources, starts: readonly Import[]): Reached {
  const declarations = new Map<string, Set<number>>();
  const others = new Map<string, Set<string>>();
  const noted = <Value>(map: Map<string, Set<Value>>, key: string): Set<Value> => {
    const known = map.get(key) ?? new Set<Value>();
    map.set(key, known);
    return known;
  };
  const take = ({ from, name }: Pick<Import, 'from' | 'name'>): void => {
    const module = modules[from];
    if (!module) {
      noted(others, from).add(name);
      return;
    }
    const at = module.declarations.findIndex(({ names }) => names.includes(name));
    const known = noted(declarations, from);
    if (at < 0) throw new Error(`${from} declares no ${name}.`);
    if (known.has(at)) return;
    known.add(at);
    for (const used of module.declarations[at]?.uses ?? [])
      take(module.imports[used] ?? { from, name: used });
  };
  for (const start of starts) take(start);
  return { declarations, others };
}
