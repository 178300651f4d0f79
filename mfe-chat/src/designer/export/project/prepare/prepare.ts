import type * as z from 'zod/mini';
import { componentSchemas } from '../../../components/schemas.generated';
import * as parts from '../../../model/parts';
import { groundSchema } from '../../../model/theme';
import type { Import, Sources, SourceModule } from '../source';
import { readModule, tidy, type Read } from './read-module';
import { fileOf, written } from './resolve';
import type { Target } from './target';
import { writeType, type Named } from './write-type';

type Schema = z.core.$ZodType;

const typeOf = (schema: Schema): string => {
  const { shape } = schema._zod.def as unknown as { shape: { type: Schema } };
  return String((shape.type._zod.def as unknown as { values: readonly unknown[] }).values[0]);
};

const types = componentSchemas.map(typeOf);
const rootsOf = ({ id }: Target) => [
  ...types.map((type) => `components/${type}/view`),
  ...['app', 'screen-frame'].map((name) => `export/${id}/app/${name}`),
  ...['place', 'on-role'].map((name) => `export/project/app/${name}`),
];
const isOurs = (module: string) =>
  /^(?:\.\.|components|render|themes|model|drawings|export)\//.test(module) && !written.has(module);

async function readAll(target: Target): Promise<Map<string, Read>> {
  const all = new Map<string, Read>();
  const waiting = [
    ...rootsOf(target),
    'drawings/pictures/shape',
    'themes/measure',
    'model/theme',
    'model/limits',
  ];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (all.has(module)) continue;
    const read = await readModule(module, target);
    all.set(module, read);
    const from = [...Object.values(read.imports), ...Object.values(read.passed)];
    waiting.push(...[...from.map((each) => each.from), ...read.passesAll].filter(isOurs));
  }
  return all;
}

function declaredAt(all: ReadonlyMap<string, Read>, given: Import): Import {
  const read = all.get(given.from);
  if (!read || read.declarations.some(({ names }) => names.includes(given.name))) return given;
  const passed = read.passed[given.name];
  if (passed) return declaredAt(all, { ...passed, isType: passed.isType || given.isType });
  for (const from of read.passesAll) {
    const found = declaredAt(all, { ...given, from });
    const isHere = all.get(from)?.declarations.some(({ names }) => names.includes(given.name));
    if (isHere || found.from !== from) return found;
  }
  return given;
}

async function namedIn(all: ReadonlyMap<string, Read>): Promise<Named> {
  const named = new Map<Schema, { name: string; module: string }>([
    [parts.icon, { name: 'IconName', module: 'drawings/icon-names.generated' }],
    [groundSchema, { name: 'Ground', module: 'model/theme-names' }],
    [parts.picture, { name: 'PictureName', module: 'drawings/picture-names' }],
  ]);
  for (const [module, { inferred }] of all) {
    if (Object.keys(inferred).length === 0) continue;
    const exported = (await import(fileOf(module))) as Record<string, Schema>;
    for (const [name, schema] of Object.entries(inferred)) {
      const found = exported[schema];
      if (!found) throw new Error(`${module} does not export ${schema}.`);
      named.set(found, { name, module });
    }
  }
  return named;
}

/** Replaces types inferred from schemas by full types, because projects have no schemas. */
async function spelled(module: string, read: Read, named: Named): Promise<SourceModule> {
  const { path, inferred } = read;
  const imports = { ...read.imports };
  if (Object.keys(inferred).length === 0) return { path, imports, declarations: read.declarations };
  const exported = (await import(fileOf(module))) as Record<string, Schema>;
  const declarations = read.declarations.map(async (own) => {
    const [name = ''] = own.names;
    const schema = exported[inferred[name] ?? ''];
    if (!schema) return own;
    const { text, uses } = writeType(schema, named);
    for (const [used, from] of Object.entries(uses))
      if (from !== module) imports[used] = { from, name: used, isType: true };
    return { ...own, text: await tidy(`export type ${name} = ${text};`), uses: Object.keys(uses) };
  });
  return { path, imports, declarations: await Promise.all(declarations) };
}

export async function prepare(target: Target): Promise<Sources> {
  const all = await readAll(target);
  const named = await namedIn(all);
  const modules: Record<string, SourceModule> = {};
  for (const [module, read] of [...all].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const { imports, ...own } = await spelled(module, read, named);
    modules[module] = {
      ...own,
      imports: Object.fromEntries(
        Object.entries(imports).map(([alias, each]) => [alias, declaredAt(all, each)]),
      ),
    };
  }
  const views = Object.fromEntries(
    types.map((type) => {
      const module = `components/${type}/view`;
      const name = modules[module]?.declarations
        .map(
          ({ text }) =>
            /^(?:\/\*\*.*?\*\/\s*)?export (?:function|const) ([A-Z]\w*)/s.exec(text)?.[1],
        )
        .find((each) => each !== undefined);
      if (!name) throw new Error(`${module} exports no view.`);
      return [type, { module, name }];
    }),
  );
  return {
    modules,
    views,
    types: Object.fromEntries(
      await Promise.all(
        componentSchemas.map(async (schema) => {
          const { text, uses } = writeType(schema, named);
          return [typeOf(schema), { text: await tidy(`export interface It ${text}`), uses }];
        }),
      ),
    ) as Sources['types'],
  };
}
