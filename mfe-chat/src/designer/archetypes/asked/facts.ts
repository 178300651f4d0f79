import type { Category } from '../../../content/category.schema';
import { clip } from '../../compose/clip';
import { stemOf } from '../../interpret/words';
import { date, inUnit, money, number, round } from '../amounts';
import { capitalise, fill } from '../fill';
import { pricesOf, slotsOf } from '../records';
import { isNeutral, type Ingredients } from '../subject';
import type { Asked } from './asked';
import { isShownIn, textStems } from './shown';
import { factKinds, type FactKind } from './fact-kinds';

/** A field of a category; one that the sentence asks for knows its sort. */
export type Field = Category['fields'][number] & { kind?: FactKind };

/** Most facts of a sentence that records carry. */
const most = 7;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const stemsIn = (text: string): string[] => wordsIn(text).map(stemOf);

/** The sort of a fact by its words, the last one first: a “pick-up date” is a date. */
export function kindOfFact(
  fact: string,
  { texts }: Pick<Ingredients, 'texts'>,
): FactKind | undefined {
  const said = fact.toLowerCase();
  const stems = stemsIn(fact);
  const isPhrase = (word: string) => word.includes(' ') || /[^\p{ASCII}]/u.test(word);
  const phrase = factKinds.find((kind) =>
    texts.facts[kind]?.some(
      (word) =>
        isPhrase(word) &&
        (said.includes(word) || stemsIn(word).every((stem) => stems.includes(stem))),
    ),
  );
  if (phrase) return phrase;
  for (const stem of stems.toReversed()) {
    const kind = factKinds.find((each) =>
      texts.facts[each]?.some((word) => !isPhrase(word) && stemOf(word) === stem),
    );
    if (kind) return kind;
  }
  return undefined;
}

/** Six values of a sort of fact, as people of the language write them. */
export function valuesOf(kind: FactKind, ingredients: Ingredients): string[] {
  const { texts, people, category, phrases, archetype, customs } = ingredients;
  const unit = (name: string, values: readonly number[]) =>
    values.map((value) => inUnit(customs, name, value));
  const { from, to } = pricesOf(ingredients);
  switch (kind) {
    case 'date':
      return [1, 3, 4, 8, 11, 15].map((days) => date(customs, days));
    case 'time':
      return ['9:00', '10:30', '14:15', '16:00', '17:30', '8:15'];
    case 'duration':
      return unit('minute', [45, 30, 20, 60, 90, 15]);
    case 'money':
      return [0.4, 0.15, 0.7, 0.25, 1, 0.55].map((part) =>
        money(customs, Math.max(1, round(from + (to - from) * part))),
      );
    case 'weight':
      return unit('kilogram', [1.2, 0.8, 2.4, 3.1, 1.7, 0.5]);
    case 'size':
      return unit('centimeter', [45, 30, 60, 38, 52]);
    case 'distance':
      return unit('kilometer', [1.2, 0.4, 3.5, 2.1, 0.8, 5]);
    case 'temperature':
      return unit('celsius', [18, 21, 16.5, 19, 23]);
    case 'volume':
      return unit('liter', [0.5, 1, 2, 0.75, 5]);
    case 'age':
      return unit('year', [3, 7, 4, 12, 2, 9]);
    case 'year':
      return ['1987', '2004', '1962', '2015', '1998', '2021'];
    case 'count':
      return [12, 4, 8, 3, 21, 6].map((value) => number(customs, value));
    case 'percent':
      return [80, 45, 60, 95, 25].map((value) => inUnit(customs, 'percent', value));
    case 'rating':
      return [4.8, 4.5, 5, 4.2, 4.7].map((value) => number(customs, value));
    case 'person':
      return people.slice(0, 6);
    case 'place':
      return [...texts.places];
    case 'address':
      return [...texts.streets];
    case 'phone':
      return [142, 167, 118, 183, 125].map((end) => `555 0${end}`);
    case 'email':
    case 'link':
      return kind === 'email'
        ? ['post', 'hello', 'desk', 'team'].map((name) => `${name}@example.org`)
        : [1, 2, 3, 4].map((page) => `example.org/${page}`);
    case 'photo':
      return ['3', '1', '5', '2'];
    case 'note':
      // The first two are about the thing, the others are said to somebody.
      return category.talk
        .slice(0, 2)
        .map((text, index) =>
          clip(fill(text, slotsOf(ingredients, 0, index), customs.language), 60),
        );
    case 'state':
      return archetype.states.map(({ id }) => phrases.states[id] ?? id);
    case 'priority':
      return [...texts.priorities];
    case 'kind':
      return category.variants.map((variant) => capitalise(variant, customs.language));
    case 'yes': {
      const [yes, no] = [texts.parts.yes ?? '', texts.parts.no ?? ''];
      return [yes, yes, no, yes, no];
    }
    case 'code':
      return ['A-104', 'B-218', 'C-077', 'A-131', 'D-202'];
  }
}

const label = (fact: string, language: string) => clip(capitalise(fact, language), 30);

/** The field of a fact: that of the category where it has one of the name, else one of its sort. */
export function fieldOf(fact: string, ingredients: Ingredients, isPerson: boolean): Field {
  const {
    texts,
    customs: { language },
  } = ingredients;
  // “Launch type (winch/aerotow)”, “dead or alive”: the sentence says the values itself.
  const [, named, among] = /^(.+?) \((.+)\)$/u.exec(fact) ?? [];
  const said = (among?.split(/, ?|\/(?!.*,)/u) ?? fact.split(/ or (?!not$)/u)).map((value) =>
    clip(capitalise(value, language), 24),
  );
  // “(kg/lb)”, “(dd/mm/yyyy)” say how it is measured and written.
  if (said.length > 1 && said.every((value) => value.length > 2 || /\d/u.test(value)))
    return { id: asked, label: label(named ?? fact, language), values: said, kind: 'kind' };
  const stems = stemsIn(fact);
  const { fields } = ingredients.category;
  const own =
    fields.find((field) => field.label.toLowerCase() === fact.toLowerCase()) ??
    fields.find((field) => stemsIn(field.label).some((stem) => stem === stems.at(-1))) ??
    fields.find((field) => stemsIn(field.label).some((stem) => stems.includes(stem)));
  if (own) return { ...own, label: label(fact, language) };
  const kind = isPerson ? 'person' : kindOfFact(fact, ingredients);
  // “Hall 2”: of what nothing is known, its own word says most.
  const values = kind
    ? valuesOf(kind, ingredients)
    : [1, 2, 3, 4, 5, 6].map((at) => clip(label(fact, language), 24) + ` ${at}`);
  const many =
    kind === 'count' &&
    texts.facts.count?.find((word) => fact.toLowerCase().startsWith(`${word} `));
  return {
    id: asked,
    // “how many frames” are frames.
    label: label(many ? fact.slice(many.length + 1) : fact, language),
    values,
    ...(kind ? { kind } : {}),
  };
}

const isLong = ({ kind }: Field): boolean => kind === 'yes' || kind === 'note';

/** Ids of fields that no category has. */
const asked = 'asked';

/** The category with the facts that the sentence asks for before its own fields. */
export function withFacts(ingredients: Ingredients, { facts, persons }: Asked): Ingredients {
  const { category } = ingredients;
  const said: Field[] = [];
  const own = textStems([ingredients.phrases.texts, ingredients.phrases.states]);
  for (const fact of facts) {
    const field = fieldOf(fact, ingredients, persons?.has(fact) ?? false);
    const isUnknown = field.id === asked && field.kind === undefined;
    // “Attendance”: the mechanics have a place for it already.
    if (isUnknown && isShownIn(own, fact)) continue;
    const isKnown = said.some(
      ({ label: known, id }) => known === field.label || (id !== asked && id === field.id),
    );
    if (!isKnown && said.length < most) said.push(field);
  }
  // Rows show the first two: “Yes” and a sentence say little there.
  said.sort((a, b) => Number(isLong(a)) - Number(isLong(b)));
  // Of a thing that nothing is known of, its own facts say more than “Count”.
  const isSaid = isNeutral(category) && said.length > 0;
  const rest = category.fields.filter(
    ({ id }) => said.every((field) => field.id !== id) && (!isSaid || id === category.groupBy),
  );
  // Two words in each row: what was asked for, else what the category knows.
  const front = [...said, ...rest.slice(0, Math.max(0, 2 - said.length))];
  return {
    ...ingredients,
    asked: said.length,
    category: {
      ...category,
      fields: [...front, ...rest.filter((field) => !front.includes(field))],
    },
  };
}
