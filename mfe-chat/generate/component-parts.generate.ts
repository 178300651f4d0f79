import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as z from 'zod/mini';
import { indexesIn } from './component-indexes.ts';
import { listsIn, textsIn } from './component-shape.ts';

const folder = 'src/designer/components';
const root = path.resolve(import.meta.dirname, '..', folder);

async function partsOf(type: string) {
  const { schema } = (await import(pathToFileURL(path.join(root, type, 'schema.ts')).href)) as {
    schema: z.ZodMiniType;
  };
  const example: unknown = JSON.parse(readFileSync(path.join(root, type, 'example.json'), 'utf8'));
  const lists = listsIn(schema);
  return { type, texts: textsIn(schema), lists, indexes: indexesIn(schema, example, lists) };
}

export async function generate(): Promise<Record<string, string>> {
  const types = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const all = await Promise.all(types.map(partsOf));
  const lines = (of: (parts: (typeof all)[number]) => object) =>
    all
      .filter((parts) => Object.keys(of(parts)).length > 0)
      .map((parts) => `  '${parts.type}': ${literal(of(parts))},\n`.replace(/'([a-z]+)':/, '$1:'))
      .join('');
  return {
    [`${folder}/texts.generated.ts`]:
      `import type { ComponentType } from '../model/components';\nimport type { Texts } from '../model/component-parts';\n` +
      `\n/** Maximum length of each text of each component, in characters. */\n` +
      `export const componentTexts: { readonly [Type in ComponentType]?: Texts } = {\n${lines(({ texts }) => texts)}};\n`,
    [`${folder}/lists.generated.ts`]:
      `import type { ComponentType } from '../model/components';\nimport type { Indexes, List } from '../model/component-parts';\n` +
      `\n/** The lists of each component, its main list first. */\n` +
      `export const componentLists: { readonly [Type in ComponentType]?: readonly List[] } = {\n${lines(({ lists }) => lists)}};\n` +
      `\n/** Paths of indexes, by the path of the list that they index. */\n` +
      `export const componentIndexes: { readonly [Type in ComponentType]?: Indexes } = {\n${lines(({ indexes }) => indexes)}};\n`,
  };
}

const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('"', "'")
    .replaceAll(/'([a-z]+)':/gi, '$1:')
    .replaceAll(/[{,:]/g, (sign) => `${sign} `)
    .replaceAll('}', ' }');
