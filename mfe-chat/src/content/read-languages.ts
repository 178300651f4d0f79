import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { InterfaceFile } from './interface.schema';
import type { LanguageSamples } from './language-samples.schema';
import type { WordLists } from './lexicon.schema';
import { CONTENT } from './read-content';
import type { LanguageContent } from './source';

const LANGUAGES = path.join(CONTENT, 'languages');

/** Reads a file of `content/languages`, in Node. */
export function readShared<Data>(file: string, folder = LANGUAGES): Data {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const { $schema: _schema, ...data } = JSON.parse(text) as Data & { $schema?: string };
  return data as Data;
}

/** English texts are in the code and in the kinds, including the words of kinds. */
export interface LanguageFiles extends Omit<LanguageContent, 'samples'> {
  samples: object;
}

/** Every folder is a language. */
export function readLanguages(folder = LANGUAGES): Readonly<Record<string, LanguageFiles>> {
  const codes = readdirSync(folder)
    .filter((name) => /^[a-z]{2,3}$/.test(name))
    .sort();
  return Object.fromEntries(
    codes.map((code) => [
      code,
      {
        lexicon: readShared<WordLists>(`${code}/lexicon.json`, folder),
        interface: readShared<InterfaceFile>(`${code}/interface.json`, folder).texts,
        samples: readShared<LanguageSamples>(`${code}/samples.json`, folder),
      },
    ]),
  );
}
