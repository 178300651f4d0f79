import type { EditLog } from '../../../designer/edit/edit-log';

type Step = EditLog['steps'][number];

/** Ids of steps, beside the log: a design and its edits are the same with any. */
const ids = new WeakMap<Step, string>();

export const freshId = (): string => Math.random().toString(36).slice(2, 12);

/** The id of a step, given when it is first asked for: two tabs tell by it which steps they share. */
export function idOf(step: Step): string {
  const id = ids.get(step) ?? freshId();
  ids.set(step, id);
  return id;
}

/** Says which steps these are, as far as it was kept. */
export function nameSteps({ steps }: EditLog, known: readonly string[]): void {
  steps.forEach((step, at) => {
    const id = known[at];
    if (id !== undefined) ids.set(step, id);
  });
}

export const nameStep = (step: Step | undefined, id: string): void => {
  if (step) ids.set(step, id);
};
