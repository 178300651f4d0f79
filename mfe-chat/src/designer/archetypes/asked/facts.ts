import type { Category } from '../../../content/category.schema';
import type { KnownValue } from '../../../content/fact-values.schema';
import { clip } from '../../compose/clip';
import { date, inUnit, money, number, round } from '../amounts';
import { capitalise, fill } from '../fill';
import { pricesOf, slotsOf } from '../records';
import { isNeutral, type Ingredients } from '../subject';
import { enough, type Asked } from './asked';
import type { FactKind } from './fact-kinds';
import { kindOfFact } from './kind-of-fact';
import { isShownIn, stemsIn, textStems } from './shown';

/** A field of a category; one that the sentence asks for knows its sort. */
export type Field = Category['fields'][number] & {
  kind?: FactKind;
  /** Its values are names by which one record is told from another. */
  isNames?: true;
};

/** Most facts of a sentence that records carry. */
const most = 8;

/** Days from today of dates that look chosen; prices are as many fifteenths between their lowest and their highest. */
export const days = [1, 3, 4, 8, 11, 15];

type Values = Omit<Field, 'id' | 'label'>;

/** The values of a field that the list of fields knows, or of a sort of fact that is the same everywhere. */
export function valuesIn(
  known: KnownValue | undefined,
  ingredients: Ingredients,
): Values | undefined {
  if (!known) return undefined;
  if ('yes' in known) return { values: valuesOf('yes', ingredients, false), kind: 'yes' };
  if ('values' in known)
    return { values: known.values, ...(known.names ? { isNames: true } : { kind: 'kind' }) };
  const { numbers, unit, suffix = '' } = known;
  const { customs } = ingredients;
  return {
    values: numbers.map((value) =>
      unit ? inUnit(customs, unit, value) : `${number(customs, value)}${suffix}`,
    ),
    kind: unit || suffix ? 'size' : 'count',
  };
}

/** Values of a sort of fact, as people of the language write them. */
export function valuesOf(kind: FactKind, ingredients: Ingredients, isPast: boolean): string[] {
  const { texts, people, category, phrases, customs, factKinds } = ingredients;
  const lists: Partial<Record<FactKind, readonly string[]>> = {
    person: people,
    place: texts.places,
    address: texts.streets,
    priority: texts.priorities,
  };
  const same = valuesIn(factKinds[kind], ingredients)?.values ?? lists[kind];
  if (same) return [...same];
  const { from, to } = pricesOf(ingredients);
  switch (kind) {
    case 'date':
      return days.map((day) => date(customs, isPast ? -day : day));
    case 'money':
      return days.map((day) => money(customs, Math.max(1, round(from + ((to - from) * day) / 15))));
    case 'note':
      // The first two are about the thing, the others are said to somebody.
      return category.talk
        .slice(0, 2)
        .map((text) => clip(fill(text, slotsOf(ingredients, 0, 0), customs.language), 60));
    case 'state':
      return Object.values(phrases.states);
    case 'yes':
      return ['yes', 'yes', 'no', 'yes', 'no'].map((key) => texts.parts[key] ?? key);
    default:
      return category.variants.map((variant) => capitalise(variant, customs.language));
  }
}

export const labelOf = (fact: string, language: string) => clip(capitalise(fact, language), 30);

/** What is not known is not written yet. */
export const unknown = '–';

/** The field of a fact by its sort. */
export function plainField(fact: string, ingredients: Ingredients, isPerson: boolean): Field {
  const { category, archetype, customs } = ingredients;
  const last = stemsIn(fact).at(-1) ?? '';
  const own = category.fields.find((field) => stemsIn(field.label).includes(last));
  const kind = isPerson ? 'person' : kindOfFact(fact, ingredients);
  return {
    id: asked,
    ...own,
    label: labelOf(fact, customs.language),
    values:
      own?.values ?? (kind ? valuesOf(kind, ingredients, archetype.id === 'tracker') : [unknown]),
    ...(kind ? { kind } : {}),
  };
}

const isUnknown = ({ values }: Field): boolean => values[0] === unknown;

/** Rows show the first two: “Yes”, a sentence and what is in the title say little there, and what is not known nothing. */
const rankOf = (field: Field): number =>
  isUnknown(field) ? 2 : field.isNames || field.kind === 'yes' || field.kind === 'note' ? 1 : 0;

/** Values that stand in their order where records begin at another: days go on from one record to the next. */
export const inOrder = (values: readonly string[], from: number): string[] =>
  values.map((_, at) => values.at((at - from) % values.length) ?? '');

/** Ids of fields that no category has. */
export const asked = 'asked';

/** The category with the facts that the sentence asks for before its own fields. */
export function withFacts(
  ingredients: Ingredients,
  { facts, persons, seed = 0 }: Asked,
  fieldOf = plainField,
  tellApart?: (
    fields: readonly Field[],
    ingredients: Ingredients,
    seed: number,
  ) => Partial<Category>,
): Ingredients {
  const { category } = ingredients;
  const said: Field[] = [];
  const own = textStems([ingredients.phrases.texts, ingredients.phrases.states]);
  for (const fact of facts) {
    const field = fieldOf(fact, ingredients, persons?.has(fact) ?? false);
    // “Attendance”: the mechanics have a place for it already.
    if (isUnknown(field) && isShownIn(own, fact)) continue;
    const isKnown = said.some(
      ({ label: known, id }) => known === field.label || (id !== asked && id === field.id),
    );
    if (!isKnown && said.length < most) said.push(field);
  }
  said.sort((a, b) => rankOf(a) - rankOf(b));
  const isSaid = said.length >= enough || (isNeutral(category) && said.length > 0);
  const named = said.map((field, at) => ({
    ...field,
    id: field.id === asked ? `${asked}-${at}` : field.id,
    values: field.kind === 'date' ? inOrder(field.values, seed + at) : field.values,
  }));
  const apart = isSaid ? tellApart?.(named, ingredients, seed) : undefined;
  const groupBy = apart?.groupBy ?? category.groupBy;
  const rest = category.fields.filter(
    ({ id }) => named.every((field) => field.id !== id) && (!isSaid || id === groupBy),
  );
  // Two words in each row: what was asked for, else what the category knows.
  const front = [...named, ...rest.slice(0, Math.max(0, 2 - said.length))];
  return {
    ...ingredients,
    asked: said.length,
    category: {
      ...category,
      ...apart,
      fields: [...front, ...rest.filter((field) => !front.includes(field))],
    },
  };
}
