import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { editsSchema } from '../src/content/edits.schema.ts';

const root = path.resolve(import.meta.dirname, '../content/languages');

/** Imports English directly and the other languages lazily. */
export function generate(): Record<string, string> {
  const codes = readdirSync(root)
    .filter((code) => existsSync(path.join(root, code, 'edits.json')))
    .sort();
  for (const code of codes) {
    const file = path.join(root, code, 'edits.json');
    const { error } = editsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (error) throw new Error(`${file}: ${error.message}`);
  }
  const others = codes.filter((code) => code !== 'en');
  return {
    // A lazy JSON import adds a bundler helper to the engine's file; a module does not.
    ...Object.fromEntries(
      others.map((code) => [
        `src/designer/edit/words/${code}.generated.ts`,
        `export { default as words } from '../../../../content/languages/${code}/edits.json';\n`,
      ]),
    ),
    'src/designer/edit/edit-words.generated.ts': [
      "import type { EditWords } from '../../content/edits.schema';",
      "import en from '../../../content/languages/en/edits.json';",
      '',
      '/** By ISO 639-1 code; English is there at once, others when they are loaded. */',
      'export const editWords: Record<string, EditWords> = { en };',
      '',
      'export const editLoaders: Readonly<Record<string, () => Promise<{ words: EditWords }>>> = {',
      ...others.map(
        (code) =>
          `  ${code}: () => import(/* webpackChunkName: "edits-${code}" */ './words/${code}.generated'),`,
      ),
      '};',
      '',
    ].join('\n'),
  };
}
