import type { FieldRef } from '../../content/archetype.schema';
import { date, money, month, number, percent, round } from './amounts';
import type { PictureName } from '../drawings/picture-names';
import { fill, type Slots } from './fill';
import { allOrNone, kindsOf, pictureOfRecord } from './row-pictures';
import type { Ingredients } from './subject';

/** One record; all screens show the same ones. */
export interface AppRecord {
  title: string;
  group: string;
  state: string;
  /** Price in whole units. */
  price: number;
  fields: Readonly<Record<FieldRef, string>>;
  /** `isBare`: the values of all records mean little without the label. */
  facts: readonly { label: string; value: string; isBare: boolean }[];
  picture?: PictureName | undefined;
}

export const ordered = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Matches values that mean little alone: `4a`, `2`, `M`, `97 %`; `400 g` and `21 °C` have a unit. */
const bare = /^[^\p{L}\p{Sc}]*(?<![ °])\p{L}?$/u;

/** Number of records, unless the sentence gives one. */
const usual = 6;

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('An empty list of content');
  return item;
};

/** Irregular times of a working day, so that they look chosen. */
const times = ['9:00', '10:30', '11:15', '13:40', '15:00', '16:45'];
const minutes = [12, 25, 8, 40, 15, 55];
const counts = [3, 8, 1, 12, 5, 2];
const stocks = [14, 3, 27, 6, 1, 9];
const percents = [80, 45, 100, 20, 65, 10];
const ratings = [4.8, 4.6, 4.9, 4.4, 5, 4.7];
const distances = [0.4, 1.2, 2.5, 0.8, 3.1, 1.9];
/** Steps between the lowest and the highest price, as ratios. */
const priceSteps = [0.35, 0.1, 0.7, 0.2, 1, 0.5];

export function recordsOf(ingredients: Ingredients, from: number, count = usual): AppRecord[] {
  const { category, archetype } = ingredients;
  // Records that the sentence names keep its order.
  const seed = category.isSaid ? 0 : from;
  const length = Math.min(12, Math.max(1, count));
  const kinds = kindsOf(category);
  const pictures = allOrNone(
    Array.from({ length }, (_, index) => pictureOfRecord(ingredients, at(kinds, index + seed))),
  );
  return Array.from({ length }, (_, index) => {
    const facts = category.fields.map(({ label, values }, place) => ({
      label,
      value: at(values, index + seed + (category.isSaid ? 0 : place)),
      isBare: values.every((value) => bare.test(value)),
    }));
    const grouped = category.fields.findIndex(({ id }) => id === category.groupBy);
    return {
      title: titleOf(ingredients, seed, index),
      group: facts[grouped]?.value ?? '',
      state: at(archetype.states, index + (index > 2 ? 1 : 0)).id,
      facts,
      picture: pictures[index],
      ...fieldsOf(ingredients, seed, index),
    };
  });
}

export function slotsOf(
  { subject, category, people, texts, customs }: Ingredients,
  seed: number,
  index: number,
): Slots {
  return {
    one: subject.one,
    many: subject.many,
    variant: at(category.variants, index + seed),
    kind: at(kindsOf(category), index + seed),
    name: at(category.names ?? texts.places, index + seed),
    person: at(people, index + seed),
    street: at(texts.streets, index + seed),
    place: at(texts.places, index + seed),
    index: String(index + 1),
    number: String(1040 + ((seed % 50) + index * 7)),
    month: month(customs, -index),
    count: String(at(counts, index)),
    app: '',
    role: '',
  };
}

/** Titles must differ: uses the first pattern that is unique to this record. */
function titleOf(ingredients: Ingredients, seed: number, index: number): string {
  const { category, subject } = ingredients;
  const patterns = (subject.isWhole ? category.titlesOfKinds : undefined) ?? category.titles;
  return fill(
    patterns[0] ?? '{One}',
    slotsOf(ingredients, seed, index),
    ingredients.customs.language,
  );
}

function fieldsOf(ingredients: Ingredients, seed: number, index: number) {
  const { category, people, texts, archetype, phrases, customs } = ingredients;
  const { from, to, perDay, perHour } = pricesOf(ingredients);
  const price = round(from + (to - from) * at(priceSteps, index));
  const value = (place: number) => {
    const field = category.fields[place] ?? category.fields[0];
    return field ? at(field.values, index + seed + (category.isSaid ? 0 : place)) : '';
  };
  const said = (text: string, count: string) =>
    text.replace('{count}', count).replace('{amount}', count);
  const { measure } = category;
  const fields: Record<FieldRef, string> = {
    first: value(0),
    second: value(1),
    third: value(2),
    fourth: value(3),
    fifth: value(4),
    sixth: value(5),
    variant: at(category.variants, index + seed),
    who: at(people, index + seed + 1),
    where: at(texts.places, index + seed),
    street: at(texts.streets, index + seed),
    when: at(texts.next, index),
    time: at(times, index),
    distance: said(texts.kilometres, number(customs, at(distances, index))),
    price: money(customs, price),
    'per-day': said(texts.perDay, money(customs, round(perDay * (1 + (index % 3) * 0.4)))),
    'per-hour': said(texts.perHour, money(customs, round(perHour * (1 + (index % 3) * 0.25)))),
    rating: number(customs, at(ratings, index)),
    state: phrases.states[at(archetype.states, index + (index > 2 ? 1 : 0)).id] ?? '',
    due: date(customs, 1 + index * 2),
    priority: at(texts.priorities, index),
    last: at(texts.last, index),
    next: date(customs, index + 1),
    minutes: said(texts.minutes, String(at(minutes, index))),
    number: String(1040 + ((seed % 50) + index * 7)),
    count: String(at(counts, index)),
    stock: said(texts.inStock, String(at(stocks, index))),
    amount: money(customs, price),
    percent: percent(customs, at(percents, index) / 100),
    measure:
      `${number(customs, Math.round(measure.value * at([0.3, 0.18, 0.25, 0.12, 0.4, 0.2], index)))} ${measure.unit}`.trim(),
  };
  return { price, fields };
}

/** Above this price, visits are charged by the hour where there is such a price; in whole units of the English category. */
const dear = 400;

/** Returns lowest and highest price by what is paid for: a drill is sold, or rented for some days. */
export function pricesOf({ category: { price }, archetype: { costs }, customs }: Ingredients) {
  const { perDay = round(price.from / 20) || 1, perHour = round(price.from / 60) || 1 } = price;
  const [from, to] =
    costs === 'per-day'
      ? [perDay, perDay * 7]
      : costs === 'per-hour'
        ? [perHour * 4, perHour * 9]
        : costs === 'visit' && price.to > dear
          ? price.perHour
            ? [perHour, perHour * 4]
            : [price.from, price.from * 6]
          : [price.from, price.to];
  const { worth } = customs;
  return { from: from * worth, to: to * worth, perDay: perDay * worth, perHour: perHour * worth };
}

export function labelOf({ category, texts }: Ingredients, field: FieldRef): string {
  const place = (ordered as readonly FieldRef[]).indexOf(field);
  if (place >= 0) return category.fields[place]?.label ?? texts.fields.variant ?? '';
  return texts.fields[field] ?? field;
}
