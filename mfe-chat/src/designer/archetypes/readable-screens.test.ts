import { archetypeNames, type ArchetypeName } from '../../content/archetype-names';
import { releasedSource } from '../../content/released-source';
import { englishSamples } from '../engine-data';
import { interpret } from '../interpret/interpret';
import type { AppDesign } from '../model/app-design';
import { makeApp } from './make-app';
import { readApp } from './read/read-app';
import type { SubjectReading } from './reading';

const nouns = {
  ar: ['كتب', 'بلورب'],
  de: ['Veranstaltungen', 'Blorbe'],
  en: ['books', 'people', 'sheet music', 'kite mending evenings'],
  es: ['libros', 'blorbos'],
  fr: ['livres', 'blorbes'],
  id: ['buku', 'blorba'],
  it: ['libri', 'blorbi'],
  ja: ['本', 'ブロルブ'],
  ko: ['책', '블로르브'],
  pt: ['livros', 'blorbos'],
  ru: ['книги', 'блорбы'],
  tr: ['kitaplar', 'blorblar'],
  zh: ['书', '布洛布'],
} as const;
const languages = Object.keys(nouns) as (keyof typeof nouns)[];

const thing = (one: string, many: string, category: string | undefined): SubjectReading => ({
  value: one,
  words: many,
  at: -1,
  one,
  many,
  category,
  known: undefined,
});
/** Plural forms: regular, uncountable, and a plural mistaken for a singular. */
const things = [
  thing('zorn', 'zorns', undefined),
  thing('mossage', 'mossage', 'crafts'),
  thing('people', 'peoples', undefined),
];

async function appOf(code: string, value: ArchetypeName, noun: string): Promise<AppDesign> {
  const [app, language] = await Promise.all([
    releasedSource.app(code),
    releasedSource.language(code),
  ]);
  if (!app) throw new Error(`No apps in ${code}`);
  const read = await readApp({ ...interpret(noun, language?.lexicon), language: code }, app);
  const reading = {
    ...read,
    language: code,
    archetypes: [{ value, words: '', at: -1 }],
    things,
    facts: ['zibble'],
  };
  const { design } = await makeApp(
    reading,
    app,
    language?.samples ?? englishSamples,
    releasedSource,
  );
  return design;
}

/** Keys whose values are ids, not visible text. */
const silent = new Set([
  'id',
  'type',
  'icon',
  'picture',
  'to',
  'do',
  'as',
  'list',
  'idea',
  'field',
]);
function shown(value: unknown, key = ''): string[] {
  if (silent.has(key)) return [];
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, each]) =>
        shown(each, Array.isArray(value) ? key : name),
      )
    : [];
}

/** Faults that a visitor would notice at once. */
const faults: Readonly<Record<string, (design: AppDesign) => readonly string[]>> = {
  'a slot that nobody filled': ({ name, screens, tabs }) =>
    shown([name, screens, tabs]).filter((text) => /[{}]/.test(text)),
  'a name that two screens share': ({ screens }) =>
    screens.map(({ name }) => name).filter((name, index, all) => all.indexOf(name) !== index),
  'a tab whose label is cut or too wide': ({ tabs }) =>
    tabs
      .map(({ label }) => label)
      .filter(
        (label) => label.includes('…') || label.replaceAll(/[\u3000-\ud7ff]/gu, 'mm').length > 16,
      ),
  'a plural of a plural': ({ name, screens, tabs }) =>
    shown([name, screens, tabs]).filter((text) =>
      /\b(?:peoples|feets|mens|womens|childrens|musics|newses)\b/iu.test(text),
    ),
  'money or a unit where its label counts something else': ({ screens }) =>
    screens
      .flatMap(({ components }) => components)
      .flatMap((part): { value: string; label?: string }[] => {
        if (part.type === 'tiles') return part.tiles;
        if (part.type === 'stats-row') return part.stats;
        return part.type === 'big-number' ? [part] : [];
      })
      .map(({ value, label = '' }) => `${value} ${label}`)
      .filter((text) => /(?:\$.*|\d (?:min|h) .*)\b(?:minutes|hours|days|words)\b/iu.test(text)),
};

test.each(languages)('shows no faulty text or name in an app in %s', async (code) => {
  const found = new Set<string>();
  for (const value of archetypeNames)
    for (const noun of nouns[code]) {
      const design = await appOf(code, value, noun);
      for (const [fault, inDesign] of Object.entries(faults))
        for (const text of inDesign(design)) found.add(`${fault}: ${value}, ${noun}: ${text}`);
    }
  expect([...found]).toEqual([]);
});
