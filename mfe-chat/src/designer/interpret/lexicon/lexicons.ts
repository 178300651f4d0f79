import { arabic } from './arabic';
import { borrowed } from './borrowed';
import { chinese } from './chinese';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { indonesian } from './indonesian';
import { italian } from './italian';
import { japanese } from './japanese';
import { korean } from './korean';
import { lexiconOf, type Lexicon, type WordLists } from './lexicon';
import { portuguese } from './portuguese';
import { russian } from './russian';
import { spanish } from './spanish';
import { turkish } from './turkish';

const lists = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
  it: italian,
  tr: turkish,
  zh: chinese,
  ja: japanese,
  ko: korean,
  ru: russian,
  ar: arabic,
  id: indonesian,
  borrowed,
} satisfies Record<string, WordLists>;

const ready = new Map<keyof typeof lists, Lexicon>();

function lexicon(name: keyof typeof lists): Lexicon {
  const known = ready.get(name);
  if (known) return known;
  const made = lexiconOf(lists[name]);
  ready.set(name, made);
  return made;
}

const isListed = (language: string): language is keyof typeof lists =>
  Object.hasOwn(lists, language);

/** The word lists to read a language with: its own, then what all languages borrow. */
export function lexiconsFor(language: string): Lexicon[] {
  if (language === 'en') return [lexicon('en')];
  return isListed(language)
    ? [lexicon(language), lexicon('borrowed')]
    : [lexicon('borrowed'), lexicon('en')];
}
