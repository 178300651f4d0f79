import { arrived } from '@appling/shared/federation/fetch-data';
import { contentFor } from '../../../content/app-content';
import { releasedSource } from '../../../content/released-source';
import type { Brief } from '../../interpret/brief';
import { familyOf } from '../samples';
import { wordsOf } from '../words';
import type { Content } from './content';
import { spokenOf } from './spoken';

/** What apps say in a language is a file of its own as well. */
const spoken: Readonly<Record<string, () => Promise<string>>> = {
  es: async () => (await arrived(import('./spoken/spanish'))).spanish,
  de: async () => (await arrived(import('./spoken/german'))).german,
  fr: async () => (await arrived(import('./spoken/french'))).french,
  pt: async () => (await arrived(import('./spoken/portuguese'))).portuguese,
  it: async () => (await arrived(import('./spoken/italian'))).italian,
  tr: async () => (await arrived(import('./spoken/turkish'))).turkish,
  zh: async () => (await arrived(import('./spoken/chinese'))).chinese,
  ja: async () => (await arrived(import('./spoken/japanese'))).japanese,
  ko: async () => (await arrived(import('./spoken/korean'))).korean,
  ru: async () => (await arrived(import('./spoken/russian'))).russian,
  ar: async () => (await arrived(import('./spoken/arabic'))).arabic,
  id: async () => (await arrived(import('./spoken/indonesian'))).indonesian,
};

/** What an app of this kind, about this subject, in this language, is filled with. */
export async function fetchContent(
  brief: Pick<Brief, 'kind' | 'language' | 'text' | 'name'>,
): Promise<Content> {
  const { kind, language } = brief;
  const [{ interfaceWords: words, controlWords: controls }, said] = await Promise.all([
    language === 'en'
      ? { interfaceWords: {} as Readonly<Record<string, string>>, controlWords: '' }
      : arrived(import('./interface-words')),
    Object.hasOwn(spoken, language) ? spoken[language]?.() : undefined,
  ]);
  const phrases = said === undefined ? undefined : spokenOf(said, familyOf(kind.value)).phrases;
  const say = wordsOf(words['en'], words[language], phrases);
  const content = await contentFor(brief, say, releasedSource);
  return { ...content, words, controls, spoken: said === undefined ? {} : { [language]: said } };
}
