import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../content/languages');
const codes = readdirSync(folder)
  .filter((name) => /^[a-z]{2,3}$/.test(name))
  .sort();
const others = codes.filter((code) => code !== 'en');

const from = (code: string, file: string) => `'../../content/languages/${code}/${file}.json'`;
const lines = (list: readonly string[], line: (code: string) => string) =>
  list.map(line).join('\n');

/** Indexes of the languages: what is read at once, what is fetched for a text, and everything for programs in Node. */
export function generate(): Record<string, string> {
  return {
    'src/content/lexicons.generated.ts': `${lines(codes, (code) => `import ${code} from ${from(code, 'lexicon')};`)}

/** Lexicons by language: part of the engine's data, never of a script. */
export const lexicons = { ${codes.join(', ')} };
`,
    'src/content/language-files.generated.ts': `/** Files of a language, each fetched when a text needs it; English comes with the engine. */
export const languageFiles = {
${lines(
  others,
  (code) => `  ${code}: {
    lexicon: () => import(${from(code, 'lexicon')}),
    interface: () => import(${from(code, 'interface')}),
    samples: () => import(${from(code, 'samples')}),
  },`,
)}
};
`,
    'src/content/all-languages.generated.ts': `${lines(
      others,
      (code) =>
        `import ${code}Interface from ${from(code, 'interface')};\nimport ${code}Samples from ${from(code, 'samples')};`,
    )}

/** Texts of every language but English, for programs in Node. */
export const allLanguages = {
${lines(others, (code) => `  ${code}: { interface: ${code}Interface.texts, samples: ${code}Samples },`)}
};
`,
  };
}
