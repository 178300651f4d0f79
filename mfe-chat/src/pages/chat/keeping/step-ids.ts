import type { EditLog } from '../../../designer/edit/edit-log';
import type { Operation } from '../../../designer/edit/operation';

/** Ids of steps, beside the log: a design and its edits are the same with any. A step may be copied, its operation is not. */
const ids = new WeakMap<Operation, string>();

export const freshId = (): string => Math.random().toString(36).slice(2, 12);

/** The ids of steps, given when they are first asked for: two tabs tell by them which steps they share. */
export function idsOf(steps: EditLog['steps']): string[] {
  const seen = new Map<Operation, number>();
  return steps.map(({ operation }) => {
    const id = ids.get(operation) ?? freshId();
    ids.set(operation, id);
    const times = seen.get(operation) ?? 0;
    seen.set(operation, times + 1);
    return times === 0 ? id : `${id}-${times}`;
  });
}

/** Says which steps these are, as far as it was kept. */
export function nameSteps(steps: EditLog['steps'], known: readonly string[]): void {
  steps.forEach(({ operation }, at) => {
    const id = known[at];
    if (id !== undefined) ids.set(operation, id);
  });
}
