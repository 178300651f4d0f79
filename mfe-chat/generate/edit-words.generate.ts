import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { editsSchema } from '../src/content/edits.schema.ts';

const root = path.resolve(import.meta.dirname, '../content/languages');

/** Imports the `edits.json` of every language that has one. */
export function generate(): Record<string, string> {
  const codes = readdirSync(root)
    .filter((code) => existsSync(path.join(root, code, 'edits.json')))
    .sort();
  for (const code of codes) {
    const file = path.join(root, code, 'edits.json');
    const { error } = editsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (error) throw new Error(`${file}: ${error.message}`);
  }
  return {
    'src/designer/edit/edit-words.generated.ts': [
      "import type { EditWords } from '../../content/edits.schema';",
      ...codes.map(
        (code) => `import ${code} from '../../../content/languages/${code}/edits.json';`,
      ),
      '',
      `export const editWords = { ${codes.join(', ')} } as Readonly<Record<string, EditWords>>;`,
      '',
    ].join('\n'),
  };
}
