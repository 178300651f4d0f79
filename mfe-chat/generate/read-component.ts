import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod/mini';
import type { ComponentSpec, Named, References } from '../src/designer/model/component-spec.ts';

/** A component as its folder describes it. */
export interface ReadComponent {
  type: string;
  spec: ComponentSpec;
}

/** `top-bar` exports the view `TopBar`. */
export const viewName = (type: string): string =>
  type.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Reads a component's folder.
 *
 * @param root folder of all components
 * @param types every type there is
 * @throws {Error} that names the file and what is wrong with it
 */
export async function readComponent(
  root: string,
  type: string,
  types: readonly string[],
): Promise<ReadComponent> {
  const fault = (file: string, rule: string) => new Error(`components/${type}/${file}: ${rule}`);
  for (const file of ['schema.ts', 'view.tsx', 'spec.ts', 'example.json'])
    if (!existsSync(path.join(root, type, file))) throw fault(file, 'is missing.');
  const load = (file: string) => import(pathToFileURL(path.join(root, type, file)).href);
  const { spec } = (await load('spec.ts')) as { spec?: ComponentSpec };
  const { schema } = (await load('schema.ts')) as {
    schema?: z.ZodMiniType<{ type: string; id: string }>;
  };
  if (!spec) throw fault('spec.ts', 'exports no spec.');
  if (!schema) throw fault('schema.ts', 'exports no schema.');

  const view = readFileSync(path.join(root, type, 'view.tsx'), 'utf8');
  const name = viewName(type);
  if (!new RegExp(`^export (?:function|const) ${name}\\b`, 'm').test(view))
    throw fault('view.tsx', `exports no ${name}.`);

  const text = readFileSync(path.join(root, type, 'example.json'), 'utf8');
  const { success, error, data } = schema.safeParse(JSON.parse(text));
  const [issue] = error?.issues ?? [];
  if (!success) throw fault('example.json', `${issue?.path.join('.')}: ${issue?.message}.`);
  if (data.type !== type || data.id !== type)
    throw fault('example.json', `its type and its id must be "${type}".`);

  for (const target of targetsIn(spec.references))
    if (!types.includes(target)) throw fault('spec.ts', `there is no component ${target}.`);
  return { type, spec };
}

const targetsIn = (named: Named | References | undefined): readonly string[] => {
  if (named === undefined || named === 'screen') return [];
  return Array.isArray(named) ? named : Object.values(named as References).flatMap(targetsIn);
};
