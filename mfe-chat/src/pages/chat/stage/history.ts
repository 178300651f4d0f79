/** What was, is and could be again. `merge` names the gesture that made the present, e.g. one drag of a slider. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  merge?: string | undefined;
}

const KEPT = 100;

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** A new present. Steps of one gesture count as one; what was undone is gone. */
export function commit<T>(history: History<T>, present: T, merge?: string): History<T> {
  if (present === history.present) return history;
  const isSameGesture = merge !== undefined && merge === history.merge;
  const past = isSameGesture ? history.past : [...history.past, history.present].slice(-KEPT);
  return { past, present, future: [], merge };
}

/** Ends a gesture: the next step counts by itself. */
export const settle = <T>(history: History<T>): History<T> => ({ ...history, merge: undefined });

export function undo<T>({ past, present, future }: History<T>): History<T> {
  const previous = past.at(-1);
  if (previous === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}
