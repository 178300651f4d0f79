import { arrived } from '@appling/shared/federation/fetch-data';
import type { KindName } from '../../interpret/kinds';
import type { Content } from './content';

interface Group {
  kinds: string;
  load: () => Promise<Content['texts']>;
}

/** Each group of kinds is a file of its own, fetched when an idea needs it. */
const groups: readonly Group[] = [
  {
    kinds: 'plants pets agriculture household shopping-list family parenting kids',
    load: async () => (await arrived(import('./living'))).living,
  },
  {
    kinds: 'habit health fitness sleep period nutrition meditation mood-journal sports',
    load: async () => (await arrived(import('./health'))).health,
  },
  {
    kinds: 'map-finder parking ride-share logistics automotive real-estate weather',
    load: async () => (await arrived(import('./going'))).going,
  },
  {
    kinds: 'travel',
    load: async () => (await arrived(import('./trips'))).trips,
  },
  {
    kinds: 'recipes food food-delivery restaurant ecommerce marketplace fashion wardrobe beauty',
    load: async () => (await arrived(import('./buying'))).buying,
  },
  {
    kinds: 'finance expense-split insurance freelance booking business-ops jobs inventory',
    load: async () => (await arrived(import('./earning'))).earning,
  },
  {
    kinds: 'music podcast movies video photo drawing game fun writing books news',
    load: async () => (await arrived(import('./making'))).making,
  },
  {
    kinds: 'todo productivity calendar scheduling kanban documents mail notes timer',
    load: async () => (await arrived(import('./planning'))).planning,
  },
  {
    kinds: 'education language flashcards quiz survey polls science translator',
    load: async () => (await arrived(import('./learning'))).learning,
  },
  {
    kinds: 'developer-tools security utility calculator converter scanner',
    load: async () => (await arrived(import('./tools'))).tools,
  },
  {
    kinds: 'social community chat profile dating events volunteering charity generic',
    load: async () => (await arrived(import('./meeting'))).meeting,
  },
];

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

/** What an app of this kind, in this language, is filled with. */
export async function fetchContent(kind: KindName, language: string): Promise<Content> {
  const group = groups.find(({ kinds }) => kinds.split(' ').includes(kind));
  const [texts, { interfaceWords, controlWords }, said] = await Promise.all([
    group?.load() ?? {},
    language === 'en'
      ? { interfaceWords: {}, controlWords: '' }
      : arrived(import('./interface-words')),
    Object.hasOwn(spoken, language) ? spoken[language]?.() : undefined,
  ]);
  return {
    texts,
    words: interfaceWords,
    controls: controlWords,
    spoken: said === undefined ? {} : { [language]: said },
  };
}
