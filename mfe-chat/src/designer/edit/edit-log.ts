import type { AppDesign } from '../model/app-design';
import type { Operation } from './operation';

/** The design after an operation: `apply` of apply.ts, which comes to the page when somebody changes a design. */
export type Apply = (design: AppDesign, operation: Operation) => AppDesign;

interface Step {
  operation: Operation;
  /** Names what the visitor is in the middle of, e.g. one drag of a slider: its steps are undone together. */
  gesture?: string | undefined;
}

/** A design as it began, and every edit since. `states` can be made again from the rest at any time. */
export interface EditLog {
  base: AppDesign;
  steps: readonly Step[];
  /** How many of the steps are in force; the others can be redone. */
  at: number;
  states: readonly AppDesign[];
}

const KEPT = 100;

export const begin = (base: AppDesign): EditLog => ({ base, steps: [], at: 0, states: [base] });

export const designOf = ({ states, at, base }: EditLog): AppDesign => states[at] ?? base;

const isSame = (one: AppDesign, other: AppDesign) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** One more edit. Steps of one gesture count as one; what was undone is gone; what changes nothing is no step. */
export function commit(
  log: EditLog,
  operation: Operation,
  apply: Apply,
  gesture?: string,
): EditLog {
  const last = log.steps[log.at - 1];
  const isGoingOn =
    gesture !== undefined && last?.gesture === gesture && log.at === log.steps.length;
  const from = isGoingOn ? log.at - 1 : log.at;
  const before = log.states[from] ?? log.base;
  const design = apply(before, operation);
  if (isSame(design, designOf(log))) return log;
  const steps = [...log.steps.slice(0, from), { operation, gesture }];
  return shortened({
    base: log.base,
    steps,
    at: steps.length,
    states: [...log.states.slice(0, from + 1), design],
  });
}

/** The oldest steps become part of the beginning. */
function shortened({ base, steps, at, states }: EditLog): EditLog {
  const over = steps.length - KEPT;
  if (over <= 0) return { base, steps, at, states };
  return {
    base: states[over] ?? base,
    steps: steps.slice(over),
    at: at - over,
    states: states.slice(over),
  };
}

/** Ends a gesture: the next step counts by itself. */
export const settle = (log: EditLog): EditLog => ({
  ...log,
  steps: log.steps.map((step, index) =>
    index === log.at - 1 && step.gesture !== undefined ? { operation: step.operation } : step,
  ),
});

export const canUndo = ({ at }: EditLog): boolean => at > 0;
export const canRedo = ({ at, steps }: EditLog): boolean => at < steps.length;
export const undo = (log: EditLog): EditLog => (canUndo(log) ? { ...log, at: log.at - 1 } : log);
export const redo = (log: EditLog): EditLog => (canRedo(log) ? { ...log, at: log.at + 1 } : log);

/** The log again from what storage keeps of it. */
export function replay(
  base: AppDesign,
  operations: readonly Operation[],
  at: number,
  apply: Apply,
): EditLog {
  const states = [base];
  for (const operation of operations) states.push(apply(states.at(-1) ?? base, operation));
  const steps = operations.map((operation) => ({ operation }));
  return { base, steps, at: Math.min(Math.max(0, at), steps.length), states };
}
