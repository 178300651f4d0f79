import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ReleasedFile, type Released } from '@appling/runtime/federation/released-file';
import type { Archetype } from './archetype.schema';
import { logOf } from './archetype-log';
import type { ArchetypeName } from './archetype-names';
import type { Category } from './category.schema';
import type { CategoryTexts } from './category-texts.schema';
import type { Currencies } from './currencies.schema';
import type { FactKinds, FactValues } from './fact-values.schema';
import type { SampleRows, SampleRowsFile } from './sample-rows.schema';
import type { FeatureScreens } from './feature-screens.schema';
import type { Grammar } from './grammar.schema';
import type { Learnt } from './learnt.schema';
import type { NounWords } from './noun-words.schema';
import type { Noun } from './nouns.schema';
import type { Phrases } from './phrases.schema';
import type { PlaceOffers } from './place-offers.schema';
import { categoryPictures } from './category-pictures';
import { picturesByNoun, readNounPictures } from './noun-pictures';
import {
  appFile,
  archetypeFile,
  categoryFile,
  factsFile,
  offersFile,
  rowsFile,
  rowsGroup,
} from './file-names';
import { fieldKey } from '../designer/archetypes/asked/field-key';
import { CONTENT, jsonIn } from './read-content';
import type { RecordTexts } from './records.schema';
import type { AppLanguage, ArchetypeContent, KnownOffers, NounEntry } from './app-language';

const LANGUAGES = path.join(CONTENT, 'languages');
/** A language supports archetypes when its folder contains all of these. */
export const appParts = ['archetypes', 'records', 'grammar', 'nouns', 'categories'] as const;

function read<Data>(file: string): Data {
  const { $schema: _schema, ...data } = JSON.parse(
    readFileSync(path.join(CONTENT, file), 'utf8'),
  ) as Data & { $schema?: string };
  return data as Data;
}

const folderOf = <Data>(folder: string): Readonly<Record<string, Data>> =>
  Object.fromEntries(
    jsonIn(path.join(CONTENT, folder)).map((file) => [
      path.basename(file, '.json'),
      read<Data>(`${folder}/${file}`),
    ]),
  );

type Pictures = ReadonlyMap<string, string>;

/** Nouns by category; a plain word follows the regular rules. */
type Entries = Readonly<Record<string, readonly NounEntry[]>>;

function englishNouns(
  categories: Readonly<Record<string, readonly Noun[]>>,
  pictures: Pictures,
): Entries {
  const categoryOf = new Map(
    Object.entries(categories).flatMap(([name, nouns]) =>
      nouns.flatMap(({ word, also = [] }) => [word, ...also].map((form) => [form, name] as const)),
    ),
  );
  // “acoustic guitar” is a guitar: the reader finds a compound's category and picture by its head.
  const isCompound = (word: string, category: string, noun = word) => {
    const head = word.split(' ').at(-1) ?? '';
    return (
      head !== word &&
      categoryOf.get(head) === category &&
      pictures.get(head) === pictures.get(noun)
    );
  };
  return Object.fromEntries(
    Object.entries(categories).map(([category, nouns]) => [
      category,
      nouns.flatMap(({ word, plural, also = [], whole, mass, icon }): NounEntry[] => {
        if (isCompound(word, category) && !mass && !whole) return [];
        const others = also.filter((form) => !isCompound(form, category, word));
        const more = {
          ...(plural ? { many: plural } : {}),
          ...(others.length > 0 ? { also: others } : {}),
          ...(whole ? { whole } : {}),
          ...(mass ? { mass } : {}),
          ...(icon ? { icon } : {}),
        };
        return [Object.keys(more).length === 0 ? word : { one: word, ...more }];
      }),
    ]),
  );
}

function foreignNouns(
  english: Readonly<Record<string, readonly Noun[]>>,
  { nouns }: NounWords,
): Entries {
  return Object.fromEntries(
    Object.entries(english).map(([category, list]) => [
      category,
      list.flatMap(({ word, whole, icon }): NounEntry[] => {
        const own = nouns[word];
        if (own === undefined) return [];
        const { one, many, also } =
          typeof own === 'string' ? { one: own, many: own, also: undefined } : own;
        return [
          {
            one,
            many,
            ...(also && also.length > 0 ? { also } : {}),
            ...(whole ? { whole } : {}),
            ...(icon ? { icon } : {}),
          },
        ];
      }),
    ]),
  );
}

/** Merges a language's texts with the icons, prices and numbers of the English file. */
function categoriesIn(
  english: Readonly<Record<string, Category>>,
  texts: CategoryTexts['categories'] | undefined,
): Readonly<Record<string, Category>> {
  if (!texts) return english;
  return Object.fromEntries(
    Object.entries(english).map(([name, own]) => {
      const said = texts[name];
      if (!said) return [name, own];
      return [
        name,
        {
          ...own,
          ...said,
          fields: own.fields.map((field, index) => ({ ...field, ...said.fields[index] })),
          measure: { ...own.measure, ...said.measure },
        } as Category,
      ];
    }),
  );
}

function fieldsIn(file: string, code: string): Pick<AppLanguage, 'facts'> {
  if (!existsSync(path.join(CONTENT, file))) return {};
  const entries = read<{ facts: FactValues }>(file).facts.flatMap(({ words, ...value }) =>
    words.map((word) => [fieldKey(word), value] as const),
  );
  return { facts: new ReleasedFile(factsFile(code), Object.fromEntries(entries)) };
}

function rowsIn(file: string, code: string): Pick<AppLanguage, 'rows'> {
  if (!existsSync(path.join(CONTENT, file))) return {};
  const groups: Record<string, Record<string, SampleRows>> = {};
  const own = read<SampleRowsFile>(file).rows;
  for (const [noun, { also = [], general, with: beside, ...records }] of Object.entries(own)) {
    // Rows of another field of life would surprise beside these.
    const fitting = beside?.filter((other) => !own[other]?.general);
    const rows = { ...records, ...(fitting?.length ? { with: fitting } : {}) };
    for (const name of [noun, ...also.filter((other) => !Object.hasOwn(own, other))]) {
      // “costume” is general, “film costume” is not.
      const isGeneral = general && (name === noun || !name.includes(' '));
      (groups[rowsGroup(name)] ??= {})[name] = isGeneral ? { ...rows, general } : rows;
    }
  }
  return {
    rows: Object.fromEntries(
      Object.entries(groups).map(([group, rows]) => [
        group,
        new ReleasedFile(rowsFile(code, group), rows),
      ]),
    ),
  };
}

/** Leaves out places and things that the language has no noun for. */
function offersIn(
  offers: PlaceOffers,
  english: Readonly<Record<string, readonly Noun[]>>,
  words: NounWords | undefined,
): KnownOffers {
  const nouns = Object.values(english).flat();
  const formsOf = (word: string): string[] => {
    const own = words ? words.nouns[word] : nouns.find((noun) => noun.word === word);
    if (own === undefined || typeof own === 'string') return own === undefined ? [] : [own];
    return ['word' in own ? own.word : own.one, ...(own.also ?? [])];
  };
  const known: Record<string, KnownOffers[string]> = {};
  for (const [archetype, things] of Object.entries(offers))
    for (const [word, places] of Object.entries(things)) {
      const [thing] = formsOf(word);
      if (thing === undefined) continue;
      for (const place of places.flatMap(formsOf))
        known[place] = { archetype: archetype as ArchetypeName, thing };
    }
  return known;
}

export function archetypesOfKinds(): Readonly<Record<string, ArchetypeName>> {
  const best = new Map<string, { name: ArchetypeName; weight: number }>();
  for (const [name, { kinds }] of Object.entries(folderOf<Archetype>('archetypes')))
    for (const [kind, weight = 0] of Object.entries(kinds))
      if (weight > (best.get(kind)?.weight ?? 0))
        best.set(kind, { name: name as ArchetypeName, weight });
  return Object.fromEntries([...best].map(([kind, { name }]) => [kind, name]));
}

/** Returns what apps consist of, by language; each language is a file with an index of archetypes and categories. */
export function appTree(): Readonly<Record<string, Released<AppLanguage>>> {
  const archetypes = folderOf<Archetype>('archetypes');
  const english = folderOf<Category>('categories');
  const { categories: nouns } = read<{ categories: Record<string, Noun[]> }>('nouns.json');
  const learnt = folderOf<Learnt>('learnt-ideas');
  const { products } = read<{ products: Record<string, ArchetypeName> }>('products.json');
  const { offers } = read<{ offers: PlaceOffers }>('place-offers.json');
  const currencies = read<Currencies>('currencies.json');
  const { features } = read<{ features: FeatureScreens }>('feature-screens.json');
  const { kinds } = read<{ kinds: FactKinds }>('fact-kinds.json');
  const reviewed = readNounPictures();
  const pictures = picturesByNoun(reviewed);
  const codes = ['en', ...languagesWithApps()];
  const learntOf = (code: string, name: string) => {
    const { prior = 0 } = learnt['en']?.archetypes[name as ArchetypeName] ?? {};
    return learnt[code]?.archetypes[name as ArchetypeName] ?? { prior, words: {} };
  };
  return Object.fromEntries(
    codes.map((code) => {
      const isEnglish = code === 'en';
      const of = (part: string) => `languages/${code}/${part}.json`;
      const phrases = read<Phrases>(of('archetypes'));
      const categories = categoriesIn(
        english,
        isEnglish ? undefined : read<CategoryTexts>(of('categories')).categories,
      );
      const words = isEnglish ? undefined : read<NounWords>(of('nouns'));
      const picturesIn = categoryPictures(reviewed, nouns, words?.nouns);
      const archetypeOf = (
        name: string,
        {
          verbs: _verbs,
          nouns: _nouns,
          kinds: _kinds,
          categories: _categories,
          ...mechanics
        }: Archetype,
      ) => {
        const { words: _words, ...own } = phrases.archetypes[name]!;
        const log = logOf(mechanics);
        const content: ArchetypeContent = {
          archetype: { ...mechanics, ...(log ? { log } : {}) } as ArchetypeContent['archetype'],
          phrases: own,
        };
        return new ReleasedFile(archetypeFile(name, code), content);
      };
      const language: AppLanguage = {
        code,
        grammar: read<Grammar>(of('grammar')),
        nouns: words ? foreignNouns(nouns, words) : englishNouns(nouns, pictures),
        products,
        currencies,
        features,
        signs: Object.fromEntries(
          Object.entries(archetypes).map(
            ([name, { verbs, nouns: named, kinds, categories: likely }]) => {
              const own = isEnglish
                ? { verbs, nouns: named }
                : { verbs: [], nouns: phrases.archetypes[name]?.words ?? [] };
              return [name, { ...own, learnt: learntOf(code, name), kinds, categories: likely }];
            },
          ),
        ),
        subjects: learnt[code]?.subjects ?? {},
        texts: read<RecordTexts>(of('records')),
        shared: phrases.shared,
        labels: Object.fromEntries(
          Object.entries(phrases.archetypes).map(([name, { label }]) => [name, label]),
        ),
        factKinds: kinds,
        offers: new ReleasedFile(offersFile(code), offersIn(offers, nouns, words)),
        ...fieldsIn(of('fact-values'), code),
        ...rowsIn(of('sample-rows'), code),
        archetypes: Object.fromEntries(
          Object.entries(archetypes).map(([name, own]) => [name, archetypeOf(name, own)]),
        ),
        categories: Object.fromEntries(
          Object.entries(categories).map(([name, category]) => [
            name,
            new ReleasedFile(categoryFile(name, code), {
              ...category,
              ...picturesIn(category, Object.values(english)),
            }),
          ]),
        ),
      };
      return [code, new ReleasedFile(appFile(code), language)];
    }),
  );
}

const languagesWithApps = (): string[] =>
  readdirSync(LANGUAGES)
    .sort()
    .filter(
      (code) =>
        code !== 'en' &&
        appParts.every((part) => existsSync(path.join(LANGUAGES, code, `${part}.json`))),
    );
