import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../content/languages');

const codes = readdirSync(folder)
  .filter((name) => /^[a-z]{2,3}$/.test(name))
  .sort();

/** The index of languages: what is read at once, and what is fetched when a text needs it. */
export function generate(): Record<string, string> {
  const others = codes.filter((code) => code !== 'en');
  return {
    'src/content/languages.generated.ts': `${codes
      .map((code) => `import ${code} from '../../content/languages/${code}/lexicon.json';`)
      .join('\n')}

/** Lexicons by language: part of the engine's data, never of a script. */
export const lexicons = { ${codes.join(', ')} };
`,
    'src/content/language-codes.generated.ts': `export const languageCodes = [${codes
      .map((code) => `'${code}'`)
      .join(', ')}] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** Languages with files that are fetched when a text needs them. */
export const lexiconFiles = {
${others.map((code) => `  ${code}: () => import('../../content/languages/${code}/lexicon.json'),`).join('\n')}
};
`,
  };
}
