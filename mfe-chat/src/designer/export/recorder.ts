import type { ReactNode } from 'react';
import type { AppDesign, Screen } from '../model/app-design';
import { screenOf } from '../model/find';
import type { Component } from '../model/components';
import { perform } from '../render/act';
import { drawInRole } from '../render/in-role';
import type { Phone, ReadValue, StateValue } from '../render/phone';
import { swiftPaint } from './swift-paint';
import { treeOf, type TreeNode } from './tree';

/** Which value each touched key has, by its place among the key's values; 0 is untouched. */
export type State = ReadonlyMap<string, number>;

/** What a tap comes to: keys that take values, texts that are copied, and what is said or shown. */
export interface Effect {
  sets: [key: number, value: number][];
  copies: [to: number, from: number][];
  say?: string;
  go?: string;
  back?: 1;
  /** The file holds no further value: it says so. */
  end?: 1;
}

interface Key {
  index: number;
  values: (StateValue | undefined)[];
  initials: Set<StateValue>;
}

export interface Part {
  screen: Screen;
  component: Component;
}
export interface Take {
  tree: TreeNode;
  reads: string[];
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
const FIRST_SIGN = 0xe000;
const signs = /[\ue000-\uf8ff]/g;

/** Plays components through their states and writes down what each tap does. */
export function createRecorder(design: AppDesign) {
  const keys = new Map<string, Key>();
  const places = new Map<string, number>();
  const effects = new Map<string, number>();
  const paint = swiftPaint(design.look);
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
  function moved(name: string, value: StateValue, copies: Effect['copies']): StateValue {
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

  interface Session {
    phone: Phone;
    reads: Set<string>;
    effect: (handler: () => void) => Effect;
  }

  function openPhone(screen: Screen, state: State, resolve: Resolve): Session {
    const reads = new Set<string>();
    let effect: Effect = { sets: [], copies: [] };
    const set = (name: string, given: StateValue) => {
      const value = moved(name, given, effect.copies);
      // What is searched for narrows lists in the file by itself.
      if (name.startsWith('query:')) return void effect.sets.push([keyOf(name).index, 0]);
      const place = placeOf(name, value);
      const found = place < 0 ? resolve(name, value) : place;
      if (found < 0) effect.end = 1;
      else effect.sets.push([keyOf(name).index, found]);
    };
    const phone: Phone = {
      design,
      screen,
      paint,
      live: true,
      value: ((name: string, initial: StateValue) => {
        const key = keyOf(name);
        if (!isFrozen) key.initials.add(initial);
        reads.add(name);
        const at = state.get(name) ?? 0;
        return at === 0 ? initial : (key.values[at] ?? initial);
      }) as ReadValue,
      set,
      act: (action, source) =>
        perform(phone, action, source, {
          go: (to) => (effect.go = screenOf(design, to).id),
          back: () => (effect.back = 1),
          say: (text) => (effect.say = text),
        }),
    };
    return {
      phone,
      reads,
      effect: (handler) => {
        effect = { sets: [], copies: [] };
        handler();
        return effect;
      },
    };
  }

  const numberOf = (effect: Effect): string => {
    const text = JSON.stringify(effect);
    if (!effects.has(text)) effects.set(text, effects.size);
    return String(effects.get(text));
  };

  /** Replaces handlers by numbers of what they do. */
  function describe(node: TreeNode, session: Session, found: Effect[]): void {
    const { tap, type, keyDown, attributes } = node;
    const note = (effect: Effect) => {
      found.push(effect);
      return numberOf(effect);
    };
    if (tap) attributes['data-tap'] = note(session.effect(() => tap({})));
    if (type) {
      const write = (value: string) => session.effect(() => type({ currentTarget: { value } }));
      const sign = String.fromCharCode(FIRST_SIGN + 0x1000);
      const typed = write(sign);
      const empty = write('');
      const [place] = typed.copies[0] ?? [];
      const [to] = typed.sets;
      if (place !== undefined && to) {
        const name = [...keys].find(([, { index }]) => index === to[0])?.[0] ?? '';
        if (name.startsWith('query:')) attributes['data-find'] = name.slice('query:'.length);
        else {
          found.push({ ...typed, copies: [] }, empty);
          attributes['data-write'] = `${to[0]},${empty.sets[0]?.[1] ?? 0},${to[1]},${place}`;
        }
      } else attributes.readonly = '';
    }
    if (keyDown && type) {
      const enter = { key: 'Enter', nativeEvent: { isComposing: false } };
      const effect = session.effect(() => keyDown(enter));
      attributes['data-enter'] = note(effect);
    }
    for (const kid of node.kids) describe(kid, session, found);
  }

  const memory = new Map<string, number>();
  type Resolve = (name: string, value: StateValue) => number;
  const none: Resolve = () => -1;

  function drawnBy(part: Part, state: State, resolve: Resolve, isPlain = false) {
    const session = openPhone(part.screen, state, resolve);
    const kids = treeOf(drawInRole(part.component, session.phone), '');
    const tree: TreeNode = { tag: '', key: '', attributes: {}, kids };
    const found: Effect[] = [];
    if (!isPlain) for (const kid of kids) describe(kid, session, found);
    return { tree, reads: [...session.reads], found };
  }

  /** A value past the last one may look like an earlier one: cards begin again behind the last. */
  function likeness(part: Part, state: State, name: string, value: StateValue): number {
    if (typeof value !== 'number') return -1;
    const key = keyOf(name);
    const lookOf = (place: number) =>
      JSON.stringify(drawnBy(part, new Map(state).set(name, place), none, true).tree);
    const wanted = lookOf(key.values.push(value) - 1);
    key.values.pop();
    return key.values.findIndex((_, place) => lookOf(place) === wanted);
  }

  return {
    design,
    paint,
    /** One drawing of a part in a state. */
    take(part: Part, state: State): Take & { found: Effect[] } {
      const resolve: Resolve = (name, value) => {
        if (!isFrozen) return -1;
        const id = `${part.component.id} ${name} ${value}`;
        const known = memory.get(id) ?? likeness(part, state, name, value);
        memory.set(id, known);
        return known;
      };
      return drawnBy(part, state, resolve);
    },
    /** A whole screen, untouched. */
    frame(screen: Screen, element: (phone: Phone) => ReactNode): TreeNode[] {
      const session = openPhone(screen, new Map(), none);
      const trees = treeOf(element(session.phone), '');
      for (const tree of trees) describe(tree, session, []);
      return trees;
    },
    nameOf: (index: number) => [...keys][index]?.[0] ?? '',
    indexOf: (name: string) => keyOf(name).index,
    count: () => keys.size,
    /** The key whose typed text a word shows, if it shows one. */
    typedIn(word: string): number | undefined {
      const sign = word.match(signs)?.[0].charCodeAt(0);
      const place = sign === undefined ? undefined : [...places.keys()][sign - FIRST_SIGN];
      return place === undefined ? undefined : keyOf(place.replace(/ \d+$/, '')).index;
    },
    sizeOf: (name: string) => keyOf(name).values.length,
    /** Fewer values, where many of them would have to be drawn together. */
    trim: (name: string, size: number) => keyOf(name).values.splice(size),
    freeze: () => {
      isFrozen = true;
      effects.clear();
    },
    effects: () => [...effects.keys()].map((text) => JSON.parse(text) as Effect),
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
export type Recorder = ReturnType<typeof createRecorder>;
