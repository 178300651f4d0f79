import type { AppDesign } from '../model/app-design';
import type { Part, Recorder, State } from './recorder';

/** Drawings of one part in one round; fewer where the first already shows what can be tapped, as a month does. */
const LIMIT = 60;
const LIMIT_OF_MANY = 12;
const MANY = 20;
const ROUNDS = 3;
/** Drawings that one part may take when its states are written down. */
export const MOST = 300;

/** `floating-button`s and the rest alike: everything that a tap can change. */
const partsOf = (design: AppDesign): Part[] =>
  design.screens.flatMap((screen) => screen.components.map((component) => ({ screen, component })));

/** What a part reads: each key with the state in which it was first read. */
export type Reads = Map<string, State>;

/** Taps a part as a curious visitor would, breadth first, and so learns the values of its keys. */
function tapThrough(recorder: Recorder, part: Part): Reads {
  const reads: Reads = new Map();
  const queue: State[] = [new Map()];
  const seen = new Set<string>();
  const enqueue = (state: State) => {
    const known = [...state].filter(([name, at]) => reads.has(name) && at > 0);
    const id = JSON.stringify(known.toSorted(([one], [other]) => (one < other ? -1 : 1)));
    if (seen.has(id)) return;
    seen.add(id);
    queue.push(new Map(known));
  };
  let limit = LIMIT;
  for (let at = 0; at < queue.length && at < limit; at++) {
    const state = queue[at] ?? new Map<string, number>();
    const { reads: names, found } = recorder.take(part, state);
    for (const name of names) if (!reads.has(name)) reads.set(name, state);
    for (const { sets } of found) {
      const next = new Map(state);
      for (const [key, value] of sets) next.set(recorder.nameOf(key), value);
      enqueue(next);
    }
    if (at > 0) continue;
    if (found.length > MANY) limit = LIMIT_OF_MANY;
    // What other parts do to its keys.
    for (const name of names.filter((each) => !recorder.isClock(each)))
      for (let value = 1; value < recorder.sizeOf(name); value++) enqueue(new Map([[name, value]]));
  }
  return reads;
}

/** As long as the page may hold its breath, in milliseconds. */
const HELD = 24;
let since = 0;

/** Lets the page breathe between two parts, when it has not for a while. */
export async function breath(): Promise<void> {
  if (performance.now() - since < HELD) return;
  await new Promise((resolve) => setTimeout(resolve));
  since = performance.now();
}

/** Learns every key of a design and what each part reads, and keeps the numbers of states small enough to draw. */
export async function discover(recorder: Recorder): Promise<Map<Part, Reads>> {
  const parts = partsOf(recorder.design);
  const reads = new Map<Part, Reads>();
  const known = new Map<Part, number>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const part of parts) {
      // Again only where other parts have found new values for what this one reads.
      if (known.get(part) === sizeOfAll(recorder, reads.get(part)?.keys() ?? [])) continue;
      await breath();
      reads.set(part, tapThrough(recorder, part));
      known.set(part, sizeOfAll(recorder, reads.get(part)?.keys() ?? []));
    }
  }
  for (const names of reads.values()) trim(recorder, [...names.keys()]);
  recorder.freeze();
  return reads;
}

export const sizeOfAll = (recorder: Recorder, names: Iterable<string>): number => {
  let size = 1;
  for (const name of names) size *= recorder.sizeOf(name);
  return size;
};

/** Counters lose their last values until all states of the part can be drawn; choices of two or three stay whole. */
function trim(recorder: Recorder, names: string[]): void {
  const large = names.filter((name) => recorder.sizeOf(name) > 4 && !recorder.isClock(name));
  while (sizeOfAll(recorder, large) > MOST) {
    const largest = large.reduce((most, name) =>
      recorder.sizeOf(name) > recorder.sizeOf(most) ? name : most,
    );
    if (recorder.sizeOf(largest) <= 4) return;
    recorder.trim(largest, recorder.sizeOf(largest) - 1);
  }
}
