import type { Entity, FieldKind } from './brief';
import type { KindName } from './kinds';
import { things } from '../engine-data';
import type { Grammar } from './pattern-terms';
import { PatternSet } from './patterns';
import { singularOf, stemOf, type Word } from './words';

const mostFields = 6;
const mostFromText = 2;

const entitiesOf = (kind: KindName): Entity[] =>
  things.things[kind].map(({ one, many, fields }) => ({
    singular: one,
    plural: many,
    fields: Object.entries(fields).map(([name, kind]) => ({ name, kind })),
  }));

interface Known {
  ignored: ReadonlySet<string>;
  fieldKinds: ReadonlyMap<string, FieldKind>;
}

let known: Known | undefined;

/** Made at the first reading: the words come as data. */
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

/** Plural nouns that stand after "my", "track" or "list of": what the text itself wants to keep. */
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

/** Fields that the text lists: "exercise, sets, reps and weight". One alone is chance, two are a form. */
function fieldsOf(words: readonly Word[]): Entity['fields'] {
  const found = new Map<string, FieldKind>();
  const { fieldKinds } = knownWords();
  for (const { plain, stem } of words) {
    const kind = fieldKinds.get(stem);
    if (kind && found.size < mostFields) found.set(plain, kind);
  }
  return found.size < 2 ? [] : [...found].map(([name, kind]) => ({ name, kind }));
}

/** The nouns of the domain: those of the text first, then the kind's own. */
export function readEntities(words: readonly Word[], kind: KindName): Entity[] {
  const own = entitiesOf(kind);
  const asked = fieldsOf(words);
  const [main, ...others] = own;
  const withAsked = (entity: Entity): Entity => {
    const names = new Set(asked.map(({ name }) => name));
    return {
      ...entity,
      fields: [...asked, ...entity.fields.filter(({ name }) => !names.has(name))].slice(
        0,
        mostFields,
      ),
    };
  };
  const fromText = nounsOf(words)
    .filter((plural) => !own.some((entity) => entity.plural === plural))
    .map((plural) => ({ singular: singularOf(plural), plural, fields: main?.fields ?? [] }));
  const named = nounsOf(words);
  const ranked = [...(main ? [main] : []), ...others].sort(
    (one, other) => Number(named.includes(other.plural)) - Number(named.includes(one.plural)),
  );
  const [first, ...rest] = [...fromText, ...ranked];
  return first ? [withAsked(first), ...rest] : [];
}
