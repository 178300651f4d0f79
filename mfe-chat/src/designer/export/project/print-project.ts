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

/** Everything below `src` that starts need, and where what they name stands. */
export function printProject(
  sources: Sources,
  starts: readonly Import[],
  written: Readonly<Record<string, WrittenModule>>,
  { views }: ProjectNames,
): { files: Code[]; text: string; placeOf: (from: string) => string } {
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

  // Written modules need more of the sources, and these perhaps more of the written ones.
  let wanted = [...starts];
  let reached = reach(sources, wanted);
  for (let before = -1; before !== wanted.length;) {
    before = wanted.length;
    const needed = [...reached.others.keys()].flatMap((from) => written[from]?.takes ?? []);
    wanted = [...starts, ...new Set(needed)];
    reached = reach(sources, wanted);
  }
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
  return { files, text: files.map(({ content }) => content).join('\n'), placeOf };
}
