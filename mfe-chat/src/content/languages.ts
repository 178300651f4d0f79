import { arrived } from '@appling/shared/federation/fetch-data';
import { languageFiles } from './language-files.generated';
import type { WordLists } from './lexicon.schema';
import type { InterfaceFile } from './interface.schema';
import type { LanguageSamples } from './language-samples.schema';
import type { LanguageContent } from './source';

type Load = () => Promise<{ default: unknown }>;

const files: Readonly<Record<string, Record<'lexicon' | 'interface' | 'samples', Load>>> =
  languageFiles;

const filesOf = (language: string) =>
  Object.hasOwn(files, language) ? files[language] : undefined;

/** The word lists of a language; undefined for English, which comes with the engine, and where there is none. */
export async function lexiconFor(language: string): Promise<WordLists | undefined> {
  const own = filesOf(language);
  return own && ((await arrived(own.lexicon())).default as WordLists);
}

/** What apps say in a language; undefined for English, and where there is none. */
export async function languageFor(language: string): Promise<LanguageContent | undefined> {
  const own = filesOf(language);
  if (!own) return undefined;
  const [texts, samples] = await Promise.all([arrived(own.interface()), arrived(own.samples())]);
  return {
    interface: (texts.default as InterfaceFile).texts,
    samples: samples.default as LanguageSamples,
  };
}
