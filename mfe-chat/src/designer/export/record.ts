import { MOST, type Reads, sizeOfAll } from './discover';
import { gridOf, frameOf, lay, type Choice, type Frame, type Recording, type Grid } from './frames';
import type { Part, Recorder, State, Take } from './recorder';

/** Up to here it is quicker to draw every state than to find out what goes with what. */
const FEW = 64;

class TooMany extends Error {}

/** Draws a part in all its states, or each of its keys for itself where all together are too many. */
export function record(recorder: Recorder, part: Part, reads: Reads): Recording {
  const first = recorder.take(part, new Map());
  const root = frameOf(first.tree);
  let count = 0;
  const draw = (state: State): Take & { drawing: number } => {
    const take = recorder.take(part, state);
    lay(root, take.tree, count);
    return { ...take, drawing: count++ };
  };

  /** Branches at the keys that a drawing really read, in the order it read them. */
  function explore(
    state: State,
    most: number,
    only?: Set<string>,
    known = draw(state),
  ): Choice<number> {
    const next = known.reads.find(
      (name) => !state.has(name) && recorder.sizeOf(name) > 1 && (!only || only.has(name)),
    );
    if (next === undefined) return { value: known.drawing };
    const choices: Choice<number>[] = [];
    for (let value = 0; value < recorder.sizeOf(next); value++) {
      if (count > most) throw new TooMany();
      const own = new Map(state).set(next, value);
      choices.push(explore(own, most, only, value === 0 ? known : undefined));
    }
    return { key: next, choices };
  }

  try {
    if (sizeOfAll(recorder, first.reads) > FEW) throw new TooMany();
    return { root, grids: [gridOf(new Set(reads.keys()), explore(new Map(), FEW))] };
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    root.kids = [];
    root.at.clear();
    count = 0;
    return { root, grids: separately(recorder, root, reads, explore) };
  }
}

type Explore = (state: State, most: number, only?: Set<string>) => Choice<number>;

function separately(recorder: Recorder, root: Frame, reads: Reads, explore: Explore): Grid[] {
  const gridFrom = (keys: Set<string>) => gridOf(keys, explore(new Map(), Infinity, keys));
  const grids = [...reads]
    .filter(([name]) => recorder.sizeOf(name) > 1)
    .map(([name, context]) => new Set([...context.keys(), name]))
    .filter((keys) => sizeOfAll(recorder, keys) <= MOST)
    .map(gridFrom);
  // What several keys change together is drawn for all their values, where that is few enough.
  for (const keys of togetherIn(root, grids)) {
    if (sizeOfAll(recorder, keys) <= MOST) grids.push(gridFrom(keys));
  }
  return grids;
}

/** The keys that a settled choice really asks for. */
export function keysIn(choice: Choice<unknown>): Set<string> {
  if ('value' in choice) return new Set();
  return new Set([choice.key, ...choice.choices.flatMap((each) => [...keysIn(each)])]);
}

/** Whether something differs at all between the drawings of a grid. */
function isMoved(frame: Frame, name: string, { list }: Grid): boolean {
  const seen = new Set<string | null>();
  for (const drawing of list) {
    const value = look(frame, name, drawing);
    if (value !== undefined && seen.add(value).size > 1) return true;
  }
  return false;
}

/** Every key that changes one thing, in whichever grid. */
function keysOf(frame: Frame, name: string, grids: Grid[]): Set<string> {
  const settled = grids
    .filter((grid) => isMoved(frame, name, grid))
    .map(({ drawings }) => settle(drawings, (at) => look(frame, name, at)));
  return new Set(settled.flatMap((choice) => [...keysIn(choice)]));
}

/** The sets of keys that meet in one thing, and are in no grid together. */
function togetherIn(root: Frame, grids: Grid[]): Set<string>[] {
  const found = new Map<string, Set<string>>();
  const visit = (frame: Frame) => {
    for (const name of namesOf(frame)) {
      const keys = keysOf(frame, name, grids);
      if (!gridFor(keys, grids)) found.set([...keys].toSorted().join(), keys);
    }
    for (const kid of frame.kids) visit(kid);
  };
  for (const kid of root.kids) visit(kid);
  return [...found.values()];
}

const gridFor = (keys: Set<string>, grids: Grid[]): Grid | undefined =>
  grids.find((grid) => [...keys].every((key) => grid.keys.has(key)));

/** What a thing is in every state. Too many keys at once leave it as it is untouched. */
export function choiceOf(frame: Frame, name: string, grids: Grid[]): Choice<string | null> {
  const of = (drawing: number) => look(frame, name, drawing);
  const moving = grids.filter((grid) => isMoved(frame, name, grid));
  const [only] = moving;
  if (moving.length === 1 && only) return settle(only.drawings, of);
  const keys = keysOf(frame, name, moving);
  const grid = keys.size > 0 ? gridFor(keys, grids) : undefined;
  if (grid) return settle(grid.drawings, of);
  const [first = 0] = frame.at.keys();
  return { value: of(first) };
}

/** Attributes that an element ever has, its words under `#`, and under `hidden` whether it is there. */
export function namesOf(frame: Frame): string[] {
  const names = new Set(['hidden']);
  for (const { attributes, text } of frame.at.values()) {
    for (const name of Object.keys(attributes)) names.add(name);
    if (text !== undefined) names.add('#');
  }
  return [...names];
}

/** What a name is in a drawing: null where it is missing, undefined where the element itself is. */
function look(frame: Frame, name: string, drawing: number): string | null | undefined {
  const node = frame.at.get(drawing);
  if (name === 'hidden') {
    if (frame.parent && !frame.parent.at.has(drawing)) return undefined;
    return node ? null : '';
  }
  if (!node) return undefined;
  return (name === '#' ? node.text : node.attributes[name]) ?? null;
}

/** The choices that matter for one thing; where it does not exist, anything will do. */
function settle<T>(choice: Choice<number>, of: (drawing: number) => T | undefined): Choice<T> {
  if ('value' in choice)
    return { value: choice.value === undefined ? undefined : of(choice.value) };
  const choices = choice.choices.map((each) => settle(each, of));
  const meant = choices.filter((each) => !('value' in each) || each.value !== undefined);
  const [one] = meant;
  if (!one) return { value: undefined };
  const text = JSON.stringify(one);
  return meant.every((each) => JSON.stringify(each) === text) ? one : { key: choice.key, choices };
}
