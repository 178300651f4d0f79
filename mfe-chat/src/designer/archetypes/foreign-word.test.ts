import { archetypeNames } from '../../content/archetype-names';
import { releasedData } from '@appling/runtime/federation/released-file';
import type {
  AppLanguage,
  AppSource,
  CategoryContent,
  KnownRows,
} from '../../content/app-language';
import { appTree } from '../../content/app-tree';
import { featuresReachable } from '../compose/reach';
import { englishSamples } from '../engine-data';
import { interpret } from '../interpret/interpret';
import { appDesignSchema, type AppDesign } from '../model/app-design';
import { knownFact } from './asked/fact-values';
import { makeApp } from './make-app';
import { subjectFor } from './subject-for';
import { readApp } from './read/read-app';
import { wordsFor } from './read/reading-words';

const content: AppSource = {
  archetype: (name, { archetypes }) => releasedData('', archetypes[name] ?? ''),
  category: (name, { categories }) => releasedData('', categories[name] ?? ''),
  rows: async (group, { rows }) => (rows?.[group] ? releasedData('', rows[group]) : {}),
  facts: async ({ facts }) => (facts ? releasedData('', facts) : {}),
};
const { people, weekdays } = englishSamples;
let app: AppLanguage;
let nouns: readonly string[] = [];
beforeAll(async () => {
  app = await releasedData('', appTree()['en'] ?? '');
  nouns = [...new Set([...wordsFor(app).nouns.values()].map(({ many }) => many))].filter(
    (_, index) => index % 90 === 0,
  );
});
const unknownNouns = ['blorbs', 'quern stones', 'zithers of my aunt'];
const sentences = [
  'An app for {}',
  'I want to keep track of {}',
  'Uber for {}',
  'a place where people share {}',
];

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [];
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Keys whose values are ids, not visible text. */
const silent = new Set([
  'id',
  'type',
  'icon',
  'picture',
  'ground',
  'top',
  'do',
  'to',
  'as',
  'list',
  'arrangement',
  'from',
  'cart',
  'field',
  'by',
  'kind',
  'idea',
  'language',
  'direction',
  'layout',
  'start',
  'tabLook',
  'look',
  'ownLook',
  'role',
  'rule',
  'paint',
]);

function shown(value: unknown, key = ''): string[] {
  if (silent.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((each) => shown(each));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => shown(each, name));
  return [];
}

const textsOnly = ({ pictures: _pictures, alone: _alone, ...texts }: CategoryContent) => texts;

function recorded(): { source: AppSource; taken: string[]; rows: Map<string, KnownRows[string]> } {
  const taken: string[] = [];
  const rows = new Map<string, KnownRows[string]>();
  return {
    taken,
    rows,
    source: {
      ...content,
      rows: async (group, language) =>
        new Proxy(await content.rows(group, language), {
          get(known, noun: string) {
            const own = known[noun];
            if (own) rows.set(noun, own);
            return own;
          },
        }),
      category: (name, language) => {
        taken.push(name);
        return content.category(name, language);
      },
    },
  };
}

async function appOf(sentence: string): Promise<{ design: AppDesign; sources: unknown[] }> {
  const reading = await readApp(interpret(sentence), app);
  const name = reading.archetypes[0]!.value;
  const mechanics = await content.archetype(name, app);
  // Loaded while choosing the subject; only the chosen category may appear.
  const tried = recorded();
  const { category } = await subjectFor(mechanics, reading.subjects, 'en', (wanted) =>
    tried.source.category(wanted, app),
  );
  const { source, taken, rows } = recorded();
  const { design } = await makeApp(reading, app, englishSamples, source);
  for (const each of tried.taken) taken.splice(taken.indexOf(each), 1);
  const known = await content.facts(app);
  const things = await Promise.all(taken.map((each) => content.category(each, app)));
  const companions = [...rows.values()].flatMap((own) => own.with ?? []);
  return {
    design,
    sources: [
      textsOnly(category),
      things.map(textsOnly),
      mechanics.phrases,
      companions.map((noun) => [noun, wordsFor(app).nouns.get(noun)?.many ?? `${noun}s`]),
      // The last word of a compound tells facts, but no records.
      [...rows].map(([noun, { fields, rows: lines }]) => [
        fields,
        lines.map((line) =>
          isOwn(noun, sentence, [...companions, design.domain.one]) ? line : line.slice(1),
        ),
      ]),
      app.shared,
      app.texts,
      reading.subjects[0]?.many,
      reading.subjects[0]?.one,
      [...reading.subjects, ...reading.things].map(({ one }) => knownFact(one, known, false)),
    ],
  };
}

const isOwn = (noun: string, sentence: string, companions: readonly string[]): boolean =>
  companions.includes(noun) || noun.split(' ').every((word) => sentence.includes(word.slice(0, 4)));

test('shows only words of the sentence, its category, its archetype and the neutral list', async () => {
  const foreign = new Set<string>();
  for (const noun of [...nouns, ...unknownNouns]) {
    for (const pattern of sentences) {
      const sentence = pattern.replace('{}', noun);
      const { design, sources } = await appOf(sentence);
      const allowed = new Set([sentence, ...textsIn([sources, people, weekdays])].flatMap(wordsIn));
      const months = new Set(
        wordsIn(
          'april may june march february january december jan feb mar apr mon tue wed thu fri sat sun',
        ),
      );
      for (const word of shown(design.screens)
        .concat(
          design.name,
          design.tabs.map(({ label }) => label),
        )
        .flatMap(wordsIn)) {
        const isCut = [...allowed].some((each) => each.startsWith(word));
        if (!allowed.has(word) && !months.has(word) && !isCut) foreign.add(`${sentence}: ${word}`);
      }
    }
  }
  expect([...foreign].slice(0, 20)).toEqual([]);
});

test.each(archetypeNames)(
  'makes every screen of %s reachable and every reference valid, for any noun',
  async (name) => {
    const product = Object.entries(app.products).find(([, archetype]) => archetype === name)?.[0];
    for (const noun of nouns.slice(0, 12)) {
      const sentence = product
        ? `${product} for ${noun}`
        : `${name.replace('-', ' ')} app for ${noun}`;
      const { design } = await appOf(sentence);
      expect(appDesignSchema.safeParse(design).error).toBeUndefined();
      expect(JSON.stringify(design)).not.toMatch(/\{[A-Za-z]+\}/);
      expect([...featuresReachable(design).screens].sort()).toEqual(
        design.screens.map(({ id }) => id).sort(),
      );
    }
  },
);
