import type { Entity, FieldKind } from './brief';
import type { Thing, Things } from '../../content/things.schema';
import content from '../../../content/languages/shared/things.json';
import type { Grammar } from './pattern-terms';
import { PatternSet } from './patterns';
import { singularOf, stemOf, type Word } from './words';

const things: Things = content as Things;
const mostFields = 6;
const mostFromText = 2;

type Unread = Omit<Entity, 'isSaid' | 'fields'> & { fields: readonly Field[] };
type Field = Omit<Entity['fields'][number], 'isSaid'>;

const entitiesOf = (kept: readonly Thing[]): Unread[] =>
  kept.map(({ one, many, fields }) => ({
    singular: one,
    plural: many,
    fields: Object.entries(fields).map(([name, of]) => ({ name, kind: of })),
  }));

interface Known {
  ignored: ReadonlySet<string>;
  fieldKinds: ReadonlyMap<string, FieldKind>;
}

let known: Known | undefined;

/** Memoised on first use: the word lists load after this module. */
const knownWords = (): Known =>
  (known ??= {
    ignored: new Set(things.notThings.map(stemOf)),
    fieldKinds: new Map(
      Object.entries(things.fields).flatMap(([kind, words]) =>
        words.map((word) => [stemOf(word), kind as FieldKind] as const),
      ),
    ),
  });

const grammar: Grammar = {
  stems: 'stem',
  fillers: new Set([
    'a',
    'an',
    'the',
    'my',
    'our',
    'your',
    'their',
    'his',
    'her',
    'some',
    'every',
    'each',
    'all',
    'of',
    'new',
    'old',
    'favourite',
    'favorite',
    'daily',
    'weekly',
    'own',
    'indoor',
    'local',
    'small',
    'big',
  ]),
};
const namesThings = new PatternSet<true>(grammar).add(
  [
    'track',
    'log',
    'manage',
    'organise',
    'organize',
    'record',
    'collect',
    'collection of',
    'list of',
    { exact: 'my' },
    { exact: 'our' },
    'register',
    'catalogue',
    'catalog',
    'keep',
    'browse',
    'sell',
    'lend',
    'share',
    'swap',
    'rate',
    'add',
  ],
  true,
);

/** Finds plural nouns after "my", "track" or "list of". */
function nounsOf(words: readonly Word[]): string[] {
  const nouns = new Set<string>();
  const { ignored, fieldKinds } = knownWords();
  for (const { to } of namesThings.find(words)) {
    for (const at of [to + 1, to + 2, to + 3]) {
      const word = words[at];
      if (!word || word.clause !== words[to]?.clause || nouns.size >= mostFromText) break;
      const isPlural =
        /^[a-z]{3,20}s$/u.test(word.plain) &&
        !/(?:ss|us|is)$/u.test(word.plain) &&
        singularOf(word.plain) !== word.plain;
      if (isPlural && !ignored.has(word.stem) && !fieldKinds.has(word.stem)) {
        nouns.add(word.plain);
        break;
      }
      if (!grammar.fillers.has(word.plain)) break;
    }
  }
  return [...nouns];
}

/** Reads listed fields: "exercise, sets, reps and weight". A single match is likely an accident. */
function fieldsOf(words: readonly Word[]): Field[] {
  const found = new Map<string, FieldKind>();
  const { fieldKinds } = knownWords();
  for (const { plain, stem } of words) {
    const kind = fieldKinds.get(stem);
    if (kind && found.size < mostFields) found.set(plain, kind);
  }
  return found.size < 2 ? [] : [...found].map(([name, kind]) => ({ name, kind }));
}

const isSaidIn = (lower: string, { singular, plural }: Unread): boolean =>
  singular.length > 2 &&
  singular.length < 22 &&
  (lower.includes(plural.toLowerCase()) || lower.includes(singular.toLowerCase()));

/** Returns the nouns of the text first, then those that apps of the kind usually store (`kept`). */
export function readEntities(
  text: string,
  words: readonly Word[],
  kept: readonly Thing[],
): Entity[] {
  const lower = text.toLowerCase();
  const own = entitiesOf(kept);
  const asked = fieldsOf(words);
  const names = new Set(asked.map(({ name }) => name));
  const named = nounsOf(words);
  const fromText = named
    .filter((plural) => !own.some((entity) => entity.plural === plural))
    .map((plural) => ({ singular: singularOf(plural), plural, fields: own[0]?.fields ?? [] }));
  const ranked = own.toSorted(
    (one, other) => Number(named.includes(other.plural)) - Number(named.includes(one.plural)),
  );
  return [...fromText, ...ranked].map((entity, index) => ({
    ...entity,
    isSaid: isSaidIn(lower, entity),
    fields: (index > 0
      ? entity.fields
      : [...asked, ...entity.fields.filter(({ name }) => !names.has(name))].slice(0, mostFields)
    ).map((field) => ({ ...field, isSaid: lower.includes(field.name) })),
  }));
}
