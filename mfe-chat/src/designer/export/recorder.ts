import type { ReactNode } from 'react';
import type { AppDesign, Screen } from '../model/app-design';
import { screenOf } from '../model/find';
import type { Component } from '../model/components';
import { perform } from '../render/act';
import { drawInRole } from '../render/in-role';
import type { Phone } from '../render/phone';
import type { StateValue } from '../render/component-state';
import { trackedState, type FieldId } from '../render/tracked-state';
import { FIRST_SIGN, createKeys } from './keys';
import { swiftPaint } from './swift-paint';
import { treeOf, type TreeNode } from './tree';

/** Which value each touched field has, by its place among the field's values; 0 is untouched. */
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

export interface Part {
  screen: Screen;
  component: Component;
}
export interface Take {
  tree: TreeNode;
  reads: string[];
}

/** Plays components through their states and writes down what each tap does. */
export function createRecorder(design: AppDesign) {
  const keys = createKeys();
  const { keyOf, moved, placeOf } = keys;
  const effects = new Map<string, number>();
  const paint = swiftPaint(design.look);

  interface Session {
    phone: Phone;
    reads: Set<string>;
    effect: (handler: () => void) => Effect;
  }

  function openPhone(screen: Screen, state: State, resolve: Resolve): Session {
    const reads = new Set<string>();
    let effect: Effect = { sets: [], copies: [] };
    const read = (id: FieldId, initial: StateValue) => {
      const key = keyOf(id);
      if (!keys.isFrozen()) key.initials.add(JSON.stringify(initial));
      reads.add(id.name);
      const at = state.get(id.name) ?? 0;
      return at === 0 ? initial : (key.values[at] ?? initial);
    };
    const write = (id: FieldId, given: StateValue) => {
      const value = moved(id, given, effect.copies);
      // What is searched for narrows lists in the file by itself.
      if (id.field === 'query') return void effect.sets.push([keyOf(id).index, 0]);
      const place = placeOf(id, value);
      const found = place < 0 ? resolve(id.name, value) : place;
      if (found < 0) effect.end = 1;
      else effect.sets.push([keyOf(id).index, found]);
    };
    const phone: Phone = {
      design,
      screen,
      paint,
      live: true,
      state: trackedState({ read, write }),
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
        const { id } = keys.known(keys.nameOf(to[0]));
        if (id.field === 'query') attributes['data-find'] = String(id.key);
        else {
          found.push({ ...typed, copies: [] }, empty);
          const written = [to[0], empty.sets[0]?.[1] ?? 0, to[1], place];
          attributes['data-write'] = JSON.stringify(written);
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
    const key = keys.known(name);
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
        if (!keys.isFrozen()) return -1;
        const id = JSON.stringify([part.component.id, name, value]);
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
    nameOf: keys.nameOf,
    indexOf: (name: string) => keys.known(name).index,
    isClock: (name: string) => keys.known(name).id.field === 'elapsed',
    count: keys.count,
    typedIn: keys.typedIn,
    sizeOf: (name: string) => keys.known(name).values.length,
    /** Fewer values, where many of them would have to be drawn together. */
    trim: (name: string, size: number) => keys.known(name).values.splice(size),
    freeze: () => {
      keys.freeze();
      effects.clear();
    },
    effects: () => [...effects.keys()].map((text) => JSON.parse(text) as Effect),
    clocks: keys.clocks,
  };
}
export type Recorder = ReturnType<typeof createRecorder>;
