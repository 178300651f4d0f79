import type { StateValue } from '../render/component-state';
import type { FieldId } from '../render/tracked-state';

interface Key {
  index: number;
  id: FieldId;
  values: (StateValue | undefined)[];
  /** As JSON, since lists are made anew at each drawing. */
  initials: Set<string>;
}

const CAP = 33;
/** As many things can be added to a list. */
const CAP_TYPED = 4;
/** A calendar shows this month and its neighbors: each month is drawn with every day chosen. */
const CAP_MONTHS = 3;
/** How many values the fields of these names take; others take `CAP`. */
const caps: Readonly<Record<string, number>> = {
  shift: CAP_MONTHS,
  added: CAP_TYPED,
  sent: CAP_TYPED,
};
/** A running clock of a file stops after five minutes. */
const SECONDS = 300;
/** Signs of a private area stand for what will be typed. */
export const FIRST_SIGN = 0xe000;
const signs = /[\ue000-\uf8ff]/g;

/** The value with other texts in it, however deep they are. */
function withTexts(value: StateValue, change: (text: string) => string): StateValue {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((each: StateValue) => withTexts(each, change));
  return Object.fromEntries(
    Object.entries(value).map(([field, each]) => [field, withTexts(each, change)]),
  );
}

/** The fields of an app's state with the values that they take, each by its number, and where typed texts go. */
export function createKeys() {
  const keys = new Map<string, Key>();
  /** Which field each sign stands in. */
  const places: string[] = [];
  const placeOfSign = new Map<string, number>();
  let isFrozen = false;

  function keyOf(id: FieldId): Key {
    const known = keys.get(id.name);
    if (known) return known;
    const key: Key = { index: keys.size, id, values: [undefined], initials: new Set() };
    keys.set(id.name, key);
    if (id.field === 'elapsed')
      for (let second = 0; second <= SECONDS; second++) key.values.push(second);
    return key;
  }
  function known(name: string): Key {
    const key = keys.get(name);
    if (!key) throw new Error(`Nothing reads ${name}.`);
    return key;
  }
  function signOf(name: string, at: number): string {
    const place = `${name} ${at}`;
    const taken = placeOfSign.get(place) ?? places.push(name) - 1;
    placeOfSign.set(place, taken);
    return String.fromCharCode(FIRST_SIGN + taken);
  }

  /** Where typed texts go: each place of a field has its own sign. */
  function moved(
    { name }: FieldId,
    value: StateValue,
    copies: [to: number, from: number][],
  ): StateValue {
    let at = 0;
    const own = (sign: string) => {
      const next = signOf(name, at++);
      const [to, from] = [next, sign].map((each) => each.charCodeAt(0) - FIRST_SIGN);
      if (next !== sign && to !== undefined && from !== undefined) copies.push([to, from]);
      return next;
    };
    return withTexts(value, (text) => text.replace(signs, own));
  }

  /** The place of a value among those of its field; -1 when the field takes no more. */
  function placeOf(id: FieldId, value: StateValue): number {
    const key = keyOf(id);
    const text = JSON.stringify(value);
    if (key.initials.size === 1 && key.initials.has(text)) return 0;
    const place = key.values.findIndex((each, at) => at > 0 && JSON.stringify(each) === text);
    const cap = caps[id.field] ?? CAP;
    if (place > 0 || isFrozen || key.values.length >= cap) return place;
    return key.values.push(value) - 1;
  }

  return {
    keyOf,
    known,
    moved,
    placeOf,
    nameOf: (index: number) => [...keys][index]?.[0] ?? '',
    count: () => keys.size,
    isFrozen: () => isFrozen,
    freeze: () => {
      isFrozen = true;
    },
    /** The field whose typed text a word shows, if it shows one. */
    typedIn(word: string): number | undefined {
      const sign = word.match(signs)?.[0].charCodeAt(0);
      const name = sign === undefined ? undefined : places[sign - FIRST_SIGN];
      return name === undefined ? undefined : known(name).index;
    },
    /** Clocks: which field says that one runs, its value for running, and the seconds it moves. */
    clocks: () =>
      [...keys.values()].flatMap(({ index, id, values }) => {
        const beside = JSON.stringify(id.key);
        const elapsed = [...keys.values()].find(
          (each) => each.id.field === 'elapsed' && JSON.stringify(each.id.key) === beside,
        );
        return id.field === 'running' && elapsed
          ? [[index, values.indexOf(true), elapsed.index, elapsed.values.length - 1]]
          : [];
      }),
  };
}
