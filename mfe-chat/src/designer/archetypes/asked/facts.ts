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

export type Field = Category['fields'][number] & {
  kind?: FactKind;
  /** The values are names that identify a record. */
  isNames?: true;
};

const most = 8;

/** Days from today, irregular so that dates look chosen; also used as fifteenths of a price range. */
export const days = [1, 3, 4, 8, 11, 15];

type Values = Omit<Field, 'id' | 'label'>;

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
      // The first two posts describe the thing; the others address a person.
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

export const unknown = '–';

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

/** Rows show the two fields of lowest rank: “Yes”, notes and unknown values say little there. */
const rankOf = (field: Field): number =>
  isUnknown(field) ? 2 : field.isNames || field.kind === 'yes' || field.kind === 'note' ? 1 : 0;

/** Rotates the values: each record starts at the next one, so dates increase from record to record. */
export const inOrder = (values: readonly string[], from: number): string[] =>
  values.map((_, at) => values.at((at - from) % values.length) ?? '');

/** Prefix of field ids; no category uses it. */
export const asked = 'asked';

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
    // “Attendance”: the archetype already shows it.
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
  // Each row has two facts: those asked for first, then those of the category.
  const front = [...named, ...rest.slice(0, Math.max(0, 2 - said.length))];
  return {
    ...ingredients,
    asked: isSaid ? said.length : Math.max(said.length, ingredients.asked ?? 0),
    category: {
      ...category,
      ...apart,
      fields: [...front, ...rest.filter((field) => !front.includes(field))],
    },
  };
}
