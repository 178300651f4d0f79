import { printImports, type Taken } from './print-module';
import type { ProjectNames } from './names';
import { kebab } from './names';
import { reach } from './reach';
import type { Import, Sources } from './source';
import type { WrittenModule } from './written-modules';

interface Code {
  path: string;
  content: string;
}

type Written = Readonly<Record<string, WrittenModule>>;

/** Repeats until stable: written modules need sources and vice versa. */
function reachAll(sources: Sources, starts: readonly Import[], written: Written) {
  let wanted = [...starts];
  let reached = reach(sources, wanted);
  for (let before = -1; before !== wanted.length;) {
    before = wanted.length;
    const needed = [...reached.others.keys()].flatMap((from) => written[from]?.takes ?? []);
    wanted = [...starts, ...new Set(needed)];
    reached = reach(sources, wanted);
  }
  return { wanted, reached };
}

export function wordsReached(
  sources: Sources,
  starts: readonly Import[],
  written: Written,
): ReadonlySet<string> {
  const { declarations, others } = reachAll(sources, starts, written).reached;
  const texts = [...declarations].flatMap(([from, ats]) =>
    [...ats].map((at) => sources.modules[from]?.declarations[at]?.text ?? ''),
  );
  return quotedIn([...texts, ...[...others.keys()].map((from) => written[from]?.text ?? '')]);
}

/** Lower-case words in quotes. */
export const quotedIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      Array.from(text.matchAll(/["']([a-z0-9-]+)["']/g), ([, word = '']) => word),
    ),
  );

/** Returns all files of `src` that the starts need. */
export function printProject(
  sources: Sources,
  starts: readonly Import[],
  written: Written,
  { views }: ProjectNames,
): { files: Code[]; placeOf: (from: string) => string } {
  const renamed = new Map<string, { name: string; own: string }>();
  for (const [type, name] of views) {
    const view = sources.views[type];
    if (view) renamed.set(view.module, { name, own: view.name });
  }
  const placeOf = (from: string): string => {
    const view = renamed.get(from);
    if (view) return `components/${kebab(view.name)}`;
    const path = written[from]?.path ?? sources.modules[from]?.path ?? from;
    return path.replace(/\.tsx?$/, '');
  };

  const { wanted, reached } = reachAll(sources, starts, written);
  const elsewhere = new Set(
    wanted.filter(({ from }) => sources.modules[from]).map(({ from, name }) => `${from}:${name}`),
  );
  for (const [from, ats] of reached.declarations)
    for (const at of ats)
      for (const used of sources.modules[from]?.declarations[at]?.uses ?? []) {
        const taken = sources.modules[from]?.imports[used];
        if (taken) elsewhere.add(`${taken.from}:${taken.name}`);
      }

  const files: Code[] = [];
  for (const [from, ats] of reached.declarations) {
    const module = sources.modules[from];
    if (!module) continue;
    const path = `${placeOf(from)}${module.path.endsWith('x') ? '.tsx' : '.ts'}`;
    const own = [...ats].toSorted((one, other) => one - other).map((at) => module.declarations[at]);
    const taken = new Map<string, Taken>();
    const texts = own.map((each) => {
      if (!each) return '';
      for (const used of each.uses) {
        const found = module.imports[used];
        if (found)
          taken.set(used, {
            from: placeOf(found.from),
            name: found.name,
            as: used,
            isType: found.isType,
          });
      }
      const isTaken = each.names.some((name) => elsewhere.has(`${from}:${name}`));
      const text = isTaken
        ? each.text
        : each.text.replace(/^((?:\/\*[\s\S]*?\*\/\s*)?)export /, '$1');
      const view = renamed.get(from);
      return view
        ? text.replace(`export function ${view.own}(`, `export function ${view.name}(`)
        : text;
    });
    const content = `${printImports(path, [...taken.values()])}${texts.join('\n\n')}\n`;
    files.push({ path: `src/${path}`, content });
  }
  for (const module of new Set([...reached.others.keys()].flatMap((from) => written[from] ?? []))) {
    const takes = module.takes.map((each) => ({ ...each, from: placeOf(each.from) }));
    const others = takes.filter(({ from }) => from !== module.path);
    const path = `${module.path}.ts`;
    files.push({ path: `src/${path}`, content: `${printImports(path, others)}${module.text}` });
  }
  return { files, placeOf };
}
