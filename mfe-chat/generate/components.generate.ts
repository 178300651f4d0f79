import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readComponent, viewName, type ReadComponent } from './read-component.ts';

const folder = 'src/designer/components';
const root = path.resolve(import.meta.dirname, '..', folder);

/** One file per list, because not every program needs every list. */
export async function generate(): Promise<Record<string, string>> {
  const types = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const all = await Promise.all(types.map((type) => readComponent(root, type, types)));
  return Object.fromEntries(
    Object.entries(listsOf(all)).map(([name, text]) => [
      `${folder}/${name}.generated.ts`,
      text.replaceAll(/'([a-z]+)':/g, '$1:'),
    ]),
  );
}

function listsOf(all: readonly ReadComponent[]): Record<string, string> {
  const lines = (of: readonly ReadComponent[], line: (each: ReadComponent) => string) =>
    of.map((each) => `${line(each)}\n`).join('');
  const everyday = all.filter(({ spec }) => spec.isEveryday);
  const rare = all.filter(({ spec }) => !spec.isEveryday);
  const naming = all.filter(({ spec }) => spec.references);

  const types = `import type { ComponentType } from '../model/components';\n`;
  const views = `import type { Views } from '../render/phone';\n`;
  const setOf = (
    comment: string,
    name: string,
    flag: 'isWide' | 'floats' | 'fillsItself' | 'isFrame',
  ) =>
    `\n/** ${comment} */\nexport const ${name}: ReadonlySet<ComponentType> = new Set<ComponentType>([\n` +
    lines(
      all.filter(({ spec }) => spec[flag]),
      ({ type }) => `  '${type}',`,
    ) +
    `]);\n`;

  return {
    schemas:
      lines(all, ({ type }) => `import { schema as ${viewName(type)} } from './${type}/schema';`) +
      `\nexport const componentSchemas = [\n${lines(all, ({ type }) => `  ${viewName(type)},`)}] as const;\n`,
    everyday:
      lines(everyday, ({ type }) => `import { ${viewName(type)} } from './${type}/view';`) +
      views +
      `\n/** Views that most apps use: bundled with the page. */\nexport const everyday = {\n` +
      lines(everyday, ({ type }) => `  '${type}': ${viewName(type)},`) +
      `} satisfies Views;\n`,
    'rare-views':
      views +
      `\n/** Views of the other types: one file each, fetched when a design shows one. */\n` +
      `export const rareViews: { [T in keyof Views]: () => Promise<Readonly<Record<string, Views[T]>>> } = {\n` +
      lines(
        rare,
        ({ type }) =>
          `  '${type}': () => import(/* webpackChunkName: "view-${type}" */ './${type}/view'),`,
      ) +
      `};\n`,
    vocabulary:
      types +
      `\n/** Features of components whose own name is another. */\n` +
      `export const otherWords: { readonly [Type in ComponentType]?: string } = {\n` +
      lines(
        all.filter(({ type, spec }) => (spec.provides ?? type) !== type),
        ({ type, spec }) => `  '${type}': '${spec.provides}',`,
      ) +
      `};\n`,
    drawing:
      types +
      `\n/** Space above components that differ from the default, in px at regular density. */\n` +
      `export const otherSpaces: { readonly [Type in ComponentType]?: number } = {\n` +
      lines(
        all.filter(({ spec }) => spec.space !== undefined),
        ({ type, spec }) => `  '${type}': ${spec.space},`,
      ) +
      `};\n` +
      setOf('Those that reach both edges of the screen.', 'wide', 'isWide') +
      setOf('Those that stand above the foot of the screen.', 'floating', 'floats') +
      setOf('Those that a ground fills as their accent.', 'filling', 'fillsItself'),
    frame: types + setOf('Those that stand around what a screen is for.', 'frame', 'isFrame'),
    references:
      `import type { References } from '../model/component-spec';\n` +
      `\n/** Keys of components whose value is the id of a screen or of another component. */\n` +
      `export const componentReferences: Readonly<Record<string, References>> = {\n` +
      lines(naming, ({ type, spec }) => `  '${type}': ${literal(spec.references)},`) +
      `};\n`,
    examples:
      lines(all, ({ type }) => `import ${viewName(type)} from './${type}/example.json';`) +
      types +
      `\n/** A valid component of every type, from its example.json. */\n` +
      `export const exampleFiles: Readonly<Record<ComponentType, unknown>> = {\n` +
      lines(all, ({ type }) => `  '${type}': ${viewName(type)},`) +
      `};\n`,
  };
}

const literal = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('"', "'")
    .replaceAll(/[{,:]/g, (sign) => `${sign} `)
    .replaceAll('}', ' }');
