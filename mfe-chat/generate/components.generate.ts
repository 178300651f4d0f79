import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentSpec } from '../src/designer/model/component-spec.ts';

const folder = 'src/designer/components';
const root = path.resolve(import.meta.dirname, '..', folder);

/** `top-bar` exports the view `TopBar`. */
const viewName = (type: string): string =>
  type.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const key = (type: string): string => (type.includes('-') ? `'${type}'` : type);

const specOf = async (type: string): Promise<ComponentSpec> => {
  const { spec } = (await import(pathToFileURL(path.join(root, type, 'spec.ts')).href)) as {
    spec: ComponentSpec;
  };
  return spec;
};

/** The lists that follow from the folders of the components. */
export async function generate(): Promise<Record<string, string>> {
  const types = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const specs = new Map(
    await Promise.all(types.map(async (type) => [type, await specOf(type)] as const)),
  );
  const loaded = (load: ComponentSpec['load']) =>
    types.filter((type) => specs.get(type)?.load === load);
  const each = (list: readonly string[], line: (type: string) => string) =>
    list.map((type) => `${line(type)}\n`).join('');

  return {
    [`${folder}/schemas.generated.ts`]:
      each(types, (type) => `import { schema as ${viewName(type)} } from './${type}/schema';`) +
      `\nexport const componentSchemas = [\n${each(types, (type) => `  ${viewName(type)},`)}] as const;\n`,
    [`${folder}/everyday.generated.ts`]:
      each(loaded('everyday'), (type) => `import { ${viewName(type)} } from './${type}/view';`) +
      `import type { Views } from '../render/phone';\n` +
      `\n/** What most apps are made of: part of the page. */\nexport const everyday = {\n` +
      each(loaded('everyday'), (type) => `  ${key(type)}: ${viewName(type)},`) +
      `} satisfies Views;\n`,
    [`${folder}/rare-views.generated.ts`]:
      `import type { Views } from '../render/phone';\n\n` +
      `/** What draws the other types: a file for each, fetched when a design shows one. */\n` +
      `export const rareViews: { [T in keyof Views]: () => Promise<NonNullable<Views[T]>> } = {\n` +
      each(
        loaded('rare'),
        (type) => `  ${key(type)}: async () => (await import('./${type}/view')).${viewName(type)},`,
      ) +
      `};\n`,
  };
}
