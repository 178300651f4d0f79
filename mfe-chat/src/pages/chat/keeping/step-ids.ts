import type { EditLog } from '../../../designer/edit/edit-log';
import type { Operation } from '../../../designer/edit/operation';

/** Step ids are not part of the log. Steps may be copied, operations are not. */
const ids = new WeakMap<Operation, string>();

export const freshId = (): string => Math.random().toString(36).slice(2, 12);

/** Creates ids on first use; tabs compare them to find common steps. */
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

/** As far as ids were stored. */
export function nameSteps(steps: EditLog['steps'], known: readonly string[]): void {
  steps.forEach(({ operation }, at) => {
    const id = known[at];
    if (id !== undefined) ids.set(operation, id);
  });
}
