import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { interfaceSchema, type InterfaceFile } from './interface.schema';
import { keyFaults } from './interface-keys';
import { englishSamplesSchema, languageSamplesSchema } from './language-samples.schema';
import { lexiconFaults } from './lexicon-faults';
import { kindReadings } from './kind-readings';
import { englishLexiconSchema, lexiconSchema, type WordLists } from './lexicon.schema';
import { learntLanguagesSchema } from './learnt-languages.schema';
import { looksSchema } from './looks.schema';
import { nearest } from './nearest';
import { otherLanguagesSchema } from './other-languages.schema';
import { CONTENT, readKinds } from './read-content';
import { schemaFaults } from './schema-faults';
import { factValuesSchema } from './fact-values.schema';
import { sampleRowsSchema } from './sample-rows.schema';
import { categoryTextsSchema } from './category-texts.schema';
import { grammarSchema } from './grammar.schema';
import { nounWordsSchema } from './noun-words.schema';
import { phrasesSchema } from './phrases.schema';
import { recordsSchema } from './records.schema';
import { editsSchema } from './edits.schema';
import { controlsSchema, groupIconsSchema } from './shared-lists.schema';
import { thingsSchema } from './things.schema';

const LANGUAGES = path.join(CONTENT, 'languages');

const shared: Readonly<Record<string, z.ZodType>> = {
  'borrowed.json': lexiconSchema,
  'controls.json': controlsSchema,
  'group-icons.json': groupIconsSchema,
  'learnt-languages.json': learntLanguagesSchema,
  'looks.json': looksSchema,
  'other-languages.json': otherLanguagesSchema,
  'things.json': thingsSchema,
};

const filesOf = (code: string): Readonly<Record<string, z.ZodType>> => ({
  'interface.json': interfaceSchema,
  'lexicon.json': code === 'en' ? englishLexiconSchema : lexiconSchema,
  'samples.json': code === 'en' ? englishSamplesSchema : languageSamplesSchema,
  'edits.json': editsSchema,
  'archetypes.json': phrasesSchema,
  'records.json': recordsSchema,
  'grammar.json': grammarSchema,
  'fact-values.json': factValuesSchema,
  'sample-rows.json': sampleRowsSchema,
  ...(code === 'en'
    ? {}
    : { 'nouns.json': nounWordsSchema, 'categories.json': categoryTextsSchema }),
});

/** Without `edits.json`, only other languages' words match edits; without the others, apps come from kinds. */
const optional = new Set([
  'edits.json',
  'archetypes.json',
  'records.json',
  'grammar.json',
  'fact-values.json',
  'sample-rows.json',
  'nouns.json',
  'categories.json',
]);

export function languageFaults(folder = LANGUAGES, kinds = readKinds()): string[] {
  const read = reader(folder);
  const codes = readdirSync(folder).filter((name) => name !== 'shared');
  const faults = [
    ...codes
      .filter((code) => !isLanguage(code))
      .map((code) => `${at(code)}: is the code of no language.`),
    ...folderFaults(folder, 'shared', shared),
    ...codes.flatMap((code) => folderFaults(folder, code, filesOf(code))),
  ];
  // Checks across files are meaningful only when each file is valid.
  if (faults.length > 0) return faults;
  const texts = (code: string) => read<InterfaceFile>(`${code}/interface.json`).texts;
  const families = (code: string) =>
    Object.keys(read<{ families: object }>(`${code}/samples.json`).families);
  const { controls } = read<{ controls: string[] }>('shared/controls.json');
  const others = codes.filter((code) => code !== 'en');
  return [
    ...keyFaults(texts('en'), controls).map((fault) => `${at('en/interface.json')}: ${fault}`),
    ...others.flatMap((code) => [
      ...textFaults(texts(code), texts('en')).map(
        (fault) => `${at(code)}/interface.json: ${fault}`,
      ),
      ...namesFaults('families', families(code), families('en')).map(
        (fault) => `${at(code)}/samples.json: ${fault}`,
      ),
    ]),
    ...[...others.map((code) => `${code}/lexicon.json`), 'shared/borrowed.json'].flatMap((file) =>
      lexiconFaults(read<WordLists>(file), file.startsWith('shared')).map(
        (fault) => `${at(file)}: ${fault}`,
      ),
    ),
    ...englishFaults(read<WordLists>('en/lexicon.json'), kinds),
  ];
}

/** The words of kinds are in the kinds' own files. */
const englishFaults = (lexicon: WordLists, kinds: ReturnType<typeof readKinds>) =>
  lexiconFaults({ ...lexicon, kinds: kindReadings(kinds).words }).map((fault) => {
    const [, kind, path] = /^kinds\.([\w-]+)\.(.*)$/s.exec(fault) ?? [];
    return kind === undefined
      ? `${at('en/lexicon.json')}: ${fault}`
      : `content/kinds/${kind}.json: reading.words.${path}`;
  });

const at = (file: string) => `content/languages/${file}`;

const reader =
  (folder: string) =>
  <Data>(file: string): Data =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Data;

function isLanguage(code: string): boolean {
  if (!/^[a-z]{2,3}$/.test(code)) return false;
  return (
    new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) !== undefined
  );
}

function folderFaults(
  folder: string,
  name: string,
  schemas: Readonly<Record<string, z.ZodType>>,
): string[] {
  const there = existsSync(path.join(folder, name)) ? readdirSync(path.join(folder, name)) : [];
  const unread = there.filter((file) => !(file in schemas));
  return [
    ...unread.map((file) => {
      const meant = nearest(file, Object.keys(schemas));
      return `${at(name)}/${file}: is read by nothing.${meant ? ` Did you mean "${meant}"?` : ''}`;
    }),
    ...Object.entries(schemas).flatMap(([file, schema]) => {
      if (!there.includes(file))
        return optional.has(file) ? [] : [`${at(name)}/${file}: is missing.`];
      let data: unknown;
      try {
        data = JSON.parse(readFileSync(path.join(folder, name, file), 'utf8'));
      } catch (error) {
        return [`${at(name)}/${file}: is no JSON. ${(error as Error).message}`];
      }
      return schemaFaults(schema, data).map((fault) => `${at(name)}/${file}: ${fault}`);
    }),
  ];
}

function namesFaults(list: string, own: readonly string[], english: readonly string[]): string[] {
  return [
    ...english
      .filter((name) => !own.includes(name))
      .map((name) => `${list}["${name}"]: is missing.`),
    ...own
      .filter((name) => !english.includes(name))
      .map((name) => {
        const meant = nearest(name, english);
        return `${list}["${name}"]: is not in English.${meant ? ` Did you mean "${meant}"?` : ''}`;
      }),
  ];
}

const slotsIn = (text: string) => text.match(/\{\}/g)?.length ?? 0;

const textFaults = (texts: InterfaceFile['texts'], english: InterfaceFile['texts']): string[] => [
  ...namesFaults('texts', Object.keys(texts), Object.keys(english)),
  ...Object.entries(texts)
    .filter(([key, text]) => key in english && slotsIn(text) !== slotsIn(key))
    .map(
      ([key, text]) => `texts["${key}"]: has ${slotsIn(text)} of the ${slotsIn(key)} values {}.`,
    ),
];
