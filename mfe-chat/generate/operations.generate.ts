import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const edit = 'src/designer/edit';
const root = path.resolve(import.meta.dirname, '..', edit, 'operations');

/** Example: `theme-radius` is imported as `themeRadius`. */
const called = (folder: string): string =>
  folder.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

async function nameOf(folder: string): Promise<string> {
  const { schema } = (await import(pathToFileURL(path.join(root, folder, 'schema.ts')).href)) as {
    schema: { shape: { op: { def: { values: readonly string[] } } } };
  };
  return schema.shape.op.def.values[0] ?? folder;
}

export async function generate(): Promise<Record<string, string>> {
  const folders = readdirSync(root).sort();
  const each = (line: (folder: string) => string) =>
    folders.map((folder) => `${line(folder)}\n`).join('');
  const names = new Map(
    await Promise.all(folders.map(async (folder) => [folder, await nameOf(folder)] as const)),
  );
  return {
    [`${edit}/operations.generated.ts`]:
      each(
        (folder) => `import { schema as ${called(folder)} } from './operations/${folder}/schema';`,
      ) +
      `\nexport const operationSchemas = [\n${each((folder) => `  ${called(folder)},`)}] as const;\n`,
    [`${edit}/edits.generated.ts`]:
      each((folder) => `import { edit as ${called(folder)} } from './operations/${folder}/edit';`) +
      `\n/** Function of each operation, apart from its schema, so that editing needs no zod. */\nexport const edits = {\n${each((folder) => `  '${names.get(folder)}': ${called(folder)},`)}};\n`,
  };
}
