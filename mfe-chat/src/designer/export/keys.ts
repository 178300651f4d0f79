import type { StateValue } from '../render/phone';

interface Key {
  index: number;
  values: (StateValue | undefined)[];
  initials: Set<StateValue>;
}

const CAP = 33;
/** As many things can be added to a list. */
const CAP_TYPED = 4;
/** A calendar shows this month and its neighbors: each month is drawn with every day chosen. */
const CAP_MONTHS = 3;
const capOf = (name: string): number => {
  if (name.endsWith('/shift')) return CAP_MONTHS;
  return /\/(?:added|sent)$/.test(name) ? CAP_TYPED : CAP;
};
/** A running clock of a file stops after five minutes. */
const SECONDS = 300;
/** Signs of a private area stand for what will be typed. */
export const FIRST_SIGN = 0xe000;
const signs = /[\ue000-\uf8ff]/g;

/** The keys of an app's state with the values that they take, each by its number, and where typed texts go. */
export function createKeys() {
  const keys = new Map<string, Key>();
  const places = new Map<string, number>();
  let isFrozen = false;

  const keyOf = (name: string): Key => {
    const known = keys.get(name);
    if (known) return known;
    const key: Key = { index: keys.size, values: [undefined], initials: new Set() };
    keys.set(name, key);
    if (name.startsWith('elapsed:'))
      for (let second = 0; second <= SECONDS; second++) key.values.push(second);
    return key;
  };
  const signOf = (name: string, at: number): string => {
    const place = `${name} ${at}`;
    if (!places.has(place)) places.set(place, places.size);
    return String.fromCharCode(FIRST_SIGN + (places.get(place) ?? 0));
  };

  /** Where typed texts go: each place of a key has its own sign. */
  function moved(
    name: string,
    value: StateValue,
    copies: [to: number, from: number][],
  ): StateValue {
    if (typeof value !== 'string') return value;
    let at = 0;
    return value.replace(signs, (sign) => {
      const own = signOf(name, at++);
      const [to, from] = [own, sign].map((each) => each.charCodeAt(0) - FIRST_SIGN);
      if (own !== sign && to !== undefined && from !== undefined) copies.push([to, from]);
      return own;
    });
  }

  /** The place of a value among those of its key; -1 when the key takes no more. */
  function placeOf(name: string, value: StateValue): number {
    const key = keyOf(name);
    if (key.initials.size === 1 && key.initials.has(value)) return 0;
    const known = key.values.indexOf(value, 1);
    const cap = capOf(name);
    if (known > 0 || isFrozen || key.values.length >= cap) return known;
    return key.values.push(value) - 1;
  }

  return {
    keyOf,
    moved,
    placeOf,
    nameOf: (index: number) => [...keys][index]?.[0] ?? '',
    count: () => keys.size,
    isFrozen: () => isFrozen,
    freeze: () => {
      isFrozen = true;
    },
    /** The key whose typed text a word shows, if it shows one. */
    typedIn(word: string): number | undefined {
      const sign = word.match(signs)?.[0].charCodeAt(0);
      const place = sign === undefined ? undefined : [...places.keys()][sign - FIRST_SIGN];
      return place === undefined ? undefined : keyOf(place.replace(/ \d+$/, '')).index;
    },
    /** Keys that run by the second: which, its value for running, and the seconds it moves. */
    clocks: () =>
      [...keys].flatMap(([name, { index, values }]) => {
        const elapsed = keys.get(name.replace('running:', 'elapsed:'));
        return name.startsWith('running:') && elapsed
          ? [[index, values.indexOf(true), elapsed.index, elapsed.values.length - 1]]
          : [];
      }),
  };
}
