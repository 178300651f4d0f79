import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { logOf } from './archetype-log';
import type { Archetype } from './archetype.schema';
import type { Category } from './category.schema';
import type { CategoryTexts } from './category-texts.schema';
import { nearest } from './nearest';
import { nounPictureFaults } from './noun-picture-faults';
import type { NounWords } from './noun-words.schema';
import type { Noun } from './nouns.schema';
import type { Phrases } from './phrases.schema';
import type { PlaceOffers } from './place-offers.schema';
import { appFolders, appLists } from './app-schemas';
import { faultsOf } from './content-faults';
import { CONTENT, jsonIn } from './read-content';
import type { RecordTexts } from './records.schema';

/** Keys of a part whose value is a text key. */
const textKeys = new Set(
  'name title eyebrow note label caption book booked yes no kept send says off text unit question stepName share'.split(
    ' ',
  ),
);

function namedIn(value: unknown, key = ''): { texts: string[]; screens: string[] } {
  if (typeof value === 'string') {
    return {
      texts: textKeys.has(key) ? [value] : [],
      screens: key === 'go' || key === 'screen' ? [value] : [],
    };
  }
  if (typeof value !== 'object' || value === null) return { texts: [], screens: [] };
  const found = Object.entries(value).map(([name, each]) => {
    if (name === 'to' && Array.isArray(each)) return { texts: [], screens: each as string[] };
    if (name === 'options' && Array.isArray(each)) return { texts: each as string[], screens: [] };
    // Only fields are in lists; texts are single values.
    return namedIn(each, Array.isArray(value) ? '' : name);
  });
  return {
    texts: found.flatMap(({ texts }) => texts),
    screens: found.flatMap(({ screens }) => screens),
  };
}

const meant = (name: string, names: readonly string[]): string => {
  const other = nearest(name, names);
  return other ? ` Did you mean "${other}"?` : '';
};

const offerFaults = (offers: PlaceOffers, english: readonly string[]): string[] =>
  Object.entries(offers).flatMap(([archetype, things]) =>
    Object.entries(things).flatMap(([thing, places]) =>
      [thing, ...places]
        .filter((word) => !english.includes(word))
        .map(
          (word) =>
            `content/place-offers.json: offers.${archetype}: "${word}" is no noun of nouns.json.${meant(word, english)}`,
        ),
    ),
  );

export function appFaults(folder = CONTENT): string[] {
  const own = [
    ...Object.entries(appFolders).flatMap(([part, schema]) =>
      jsonIn(path.join(folder, part)).flatMap((file) =>
        faultsOf(folder, `${part}/${file}`, () => schema),
      ),
    ),
    ...Object.entries(appLists).flatMap(([file, schema]) => faultsOf(folder, file, () => schema)),
  ];
  // Checks across files are meaningful only when each file is valid.
  return own.length > 0 ? own : mutualFaults(folder);
}

function mutualFaults(folder: string): string[] {
  const read = <Data>(file: string) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Data;
  const all = <Data>(part: string) =>
    jsonIn(path.join(folder, part)).map((file) => [file, read<Data>(`${part}/${file}`)] as const);
  const archetypes = all<Archetype>('archetypes');
  const categories = all<Category>('categories');
  const { categories: nouns } = read<{ categories: Record<string, Noun[]> }>('nouns.json');
  const ids = categories.map(([, { id }]) => id);
  const faults = [
    ...[...archetypes, ...categories].flatMap(([file, { id }]) =>
      `${id}.json` === file ? [] : [`content/…/${file}: its id is ${id}.`],
    ),
    ...categories.flatMap(([file, { fields, groupBy }]) =>
      fields.some(({ id }) => id === groupBy)
        ? []
        : [`content/categories/${file}: groupBy: no field is called ${groupBy}.`],
    ),
    ...Object.keys(nouns).flatMap((name) =>
      ids.includes(name)
        ? []
        : [`content/nouns.json: categories.${name}: is no category.${meant(name, ids)}`],
    ),
    ...twice(nouns),
    ...offerFaults(read<{ offers: PlaceOffers }>('place-offers.json').offers, wordsIn(nouns)),
    ...nounPictureFaults(folder, new Set([...wordsIn(nouns), ...kindsIn(categories)])),
    ...archetypes.flatMap(([file, archetype]) => screenFaults(file, archetype)),
  ];
  const languages = path.join(folder, 'languages');
  for (const code of readdirSync(languages)) {
    const file = (name: string) => `languages/${code}/${name}.json`;
    const has = (name: string) => existsSync(path.join(folder, file(name)));
    if (has('archetypes'))
      faults.push(
        ...phraseFaults(
          `content/${file('archetypes')}`,
          read<Phrases>(file('archetypes')),
          archetypes.map(([, own]) => own),
          has('records') ? Object.keys(read<RecordTexts>(file('records')).parts) : [],
        ),
      );
    if (has('records'))
      faults.push(
        ...keyFaults(
          `content/${file('records')}: parts`,
          read<RecordTexts>(file('records')).parts,
          read<RecordTexts>('languages/en/records.json').parts,
        ),
      );
    if (code === 'en') continue;
    if (has('nouns')) {
      const english = wordsIn(nouns);
      const known = new Set(english);
      for (const word of Object.keys(read<NounWords>(file('nouns')).nouns))
        if (!known.has(word))
          faults.push(
            `content/${file('nouns')}: nouns["${word}"]: is no English noun.${meant(word, english)}`,
          );
    }
    if (has('categories')) {
      const own = read<CategoryTexts>(file('categories')).categories;
      for (const [, { id, fields }] of categories) {
        const count = own[id]?.fields.length;
        if (count !== fields.length)
          faults.push(
            `content/${file('categories')}: categories.${id}: ${count === undefined ? 'is missing.' : `has ${count} of ${fields.length} fields.`}`,
          );
      }
    }
  }
  return faults;
}

const wordsIn = (nouns: Readonly<Record<string, readonly Noun[]>>) =>
  Object.values(nouns).flatMap((list) => list.map(({ word }) => word));
const kindsIn = (categories: readonly (readonly [string, Category])[]) =>
  categories.flatMap(([, { kinds }]) => kinds);

function twice(nouns: Readonly<Record<string, readonly Noun[]>>): string[] {
  const seen = new Map<string, string>();
  return Object.entries(nouns).flatMap(([category, list]) =>
    list.flatMap(({ word, also = [] }) =>
      [word, ...also].flatMap((form) => {
        const other = seen.get(form);
        seen.set(form, category);
        return other === undefined
          ? []
          : [`content/nouns.json: "${form}" stands in ${other} and in ${category}.`];
      }),
    ),
  );
}

function screenFaults(file: string, archetype: Archetype): string[] {
  const { log: _log, ...usual } = archetype;
  const log = logOf(archetype);
  const own = archetype.screens.map(({ id }) => id);
  const named = archetype.log?.screens.filter((screen) => typeof screen === 'string') ?? [];
  return [usual, ...(log ? [{ ...usual, ...log }] : [])].flatMap((mechanics) => {
    const ids = ['home', ...mechanics.screens.map(({ id }) => id)];
    return [
      ...namedIn(mechanics).screens.filter((name) => !ids.includes(name)),
      ...named.filter((name) => !own.includes(name)),
    ].map(
      (name) =>
        `content/archetypes/${file}: leads to ${name}, which is no screen of it.${meant(name, ids)}`,
    );
  });
}

function phraseFaults(
  file: string,
  phrases: Phrases,
  archetypes: readonly Archetype[],
  parts: readonly string[],
): string[] {
  return archetypes.flatMap((archetype) => {
    const own = phrases.archetypes[archetype.id];
    const at = `${file}: archetypes.${archetype.id}`;
    if (!own) return [`${at}: is missing.`];
    const asked = namedIn({
      home: archetype.home,
      firsts: archetype.firsts,
      screens: archetype.screens,
      log: archetype.log,
    }).texts;
    const known = [...Object.keys(own.texts), ...Object.keys(phrases.shared), ...parts];
    const unused = Object.keys(own.texts).filter(
      (key) => !asked.includes(key) && key !== 'headline' && key !== 'dealing',
    );
    return [
      ...[...new Set(asked)]
        .filter((key) => !known.includes(key))
        .map((key) => `${at}.texts.${key}: is missing.${meant(key, known)}`),
      ...unused.map((key) => `${at}.texts.${key}: no part asks for it.`),
      ...archetype.roles
        .filter(({ id }) => !own.roles[id])
        .map(({ id }) => `${at}.roles.${id}: is missing.`),
      ...archetype.states
        .filter(({ id }) => !own.states[id])
        .map(({ id }) => `${at}.states.${id}: is missing.`),
    ];
  });
}

const keyFaults = (at: string, own: object, english: object): string[] =>
  Object.keys(english)
    .filter((key) => !(key in own))
    .map((key) => `${at}.${key}: is missing.`);
