import type { AppDesign } from '../model/app-design';
import type { Operation } from './operation';

/** The design after an operation: `apply` of apply.ts, which comes to the page when somebody changes a design. */
export type Apply = (design: AppDesign, operation: Operation) => AppDesign;

interface Step {
  operation: Operation;
  /** Names what the visitor is in the middle of, e.g. one drag of a slider: its steps are undone together. */
  gesture?: string | undefined;
  /** The sentence that asked for it; a step by hand has none. */
  said?: string | undefined;
}

/** What belongs to a step besides its operation. */
export type Manner = Omit<Step, 'operation'>;

/** A design as it began, and every edit since. `states` can be made again from the rest at any time. */
export interface EditLog {
  base: AppDesign;
  steps: readonly Step[];
  /** How many of the steps are in force; the others can be redone. */
  at: number;
  states: readonly AppDesign[];
}

/** Steps that can be undone. */
export const KEPT = 500;
/** Characters of a sentence that are kept with its step. */
export const SAID = 400;

export const begin = (base: AppDesign): EditLog => ({ base, steps: [], at: 0, states: [base] });

export const designOf = ({ states, at, base }: EditLog): AppDesign => states[at] ?? base;

const isSame = (one: AppDesign, other: AppDesign) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** One more edit. Steps of one gesture count as one; what was undone is gone; what changes nothing is no step. */
export function commit(
  log: EditLog,
  operation: Operation,
  apply: Apply,
  { gesture, said }: Manner = {},
): EditLog {
  const last = log.steps[log.at - 1];
  const isGoingOn =
    gesture !== undefined && last?.gesture === gesture && log.at === log.steps.length;
  const from = isGoingOn ? log.at - 1 : log.at;
  const before = log.states[from] ?? log.base;
  const design = apply(before, operation);
  if (isSame(design, designOf(log))) return log;
  const step = { operation, gesture, said: said?.slice(0, SAID) };
  const steps = [...log.steps.slice(0, from), step];
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
  steps: log.steps.map(({ gesture, ...step }, index) =>
    index === log.at - 1 ? step : { ...step, gesture },
  ),
});

export const canUndo = ({ at }: EditLog): boolean => at > 0;
export const canRedo = ({ at, steps }: EditLog): boolean => at < steps.length;
export const undo = (log: EditLog): EditLog => (canUndo(log) ? { ...log, at: log.at - 1 } : log);
export const redo = (log: EditLog): EditLog => (canRedo(log) ? { ...log, at: log.at + 1 } : log);
