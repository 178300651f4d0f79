import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod/mini';
import {
  componentSpecSchema,
  type ComponentSpec,
  type Named,
  type References,
} from '../src/designer/model/component-spec.ts';

export interface ReadComponent {
  type: string;
  spec: ComponentSpec;
}

/** Example: `top-bar` exports the view `TopBar`. */
export const viewName = (type: string): string =>
  type.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** @throws {Error} naming the file and its fault */
export async function readComponent(
  root: string,
  type: string,
  types: readonly string[],
): Promise<ReadComponent> {
  const fault = (file: string, rule: string) => new Error(`components/${type}/${file}: ${rule}`);
  for (const file of ['schema.ts', 'view.tsx', 'example.json'])
    if (!existsSync(path.join(root, type, file))) throw fault(file, 'is missing.');
  const valid = <T>(file: string, schemaOf: z.ZodMiniType<T>) => {
    const text = readFileSync(path.join(root, type, file), 'utf8');
    const { error, data } = schemaOf.safeParse(JSON.parse(text));
    const [issue] = error?.issues ?? [];
    if (issue) throw fault(file, `${issue.path.join('.')}: ${issue.message}.`);
    return data as T;
  };
  const { schema } = (await import(pathToFileURL(path.join(root, type, 'schema.ts')).href)) as {
    schema?: z.ZodMiniType<{ type: string; id: string }>;
  };
  if (!schema) throw fault('schema.ts', 'exports no schema.');

  const view = readFileSync(path.join(root, type, 'view.tsx'), 'utf8');
  const name = viewName(type);
  if (!new RegExp(`^export (?:function|const) ${name}\\b`, 'm').test(view))
    throw fault('view.tsx', `exports no ${name}.`);

  const example = valid('example.json', schema);
  if (example.type !== type || example.id !== type)
    throw fault('example.json', `its type and its id must be "${type}".`);

  const hasSpec = existsSync(path.join(root, type, 'spec.json'));
  const spec = hasSpec ? valid('spec.json', componentSpecSchema) : {};
  for (const target of targetsIn(spec.references))
    if (!types.includes(target)) throw fault('spec.json', `there is no component ${target}.`);
  for (const key of keysMissing(spec.references, example))
    throw fault('spec.json', `example.json has no key ${key}.`);
  return { type, spec };
}

const targetsIn = (named: Named | References | undefined): readonly string[] => {
  if (named === undefined || named === 'screen') return [];
  return Array.isArray(named) ? named : Object.values(named as References).flatMap(targetsIn);
};

function keysMissing(named: Named | References | undefined, example: unknown): readonly string[] {
  if (named === undefined || named === 'screen' || Array.isArray(named)) return [];
  if (Array.isArray(example)) return example.flatMap((each) => keysMissing(named, each));
  const parts = example as Readonly<Record<string, unknown>>;
  return Object.entries(named).flatMap(([key, each]) =>
    key in parts ? keysMissing(each, parts[key]) : [key],
  );
}
