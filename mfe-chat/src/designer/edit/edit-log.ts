import type { AppDesign } from '../model/app-design';
import type { Operation } from './operation';

/** Signature of `apply`, whose module loads only when somebody edits a design. */
export type Apply = (design: AppDesign, operation: Operation) => AppDesign;

interface Step {
  operation: Operation;
  /** Id of a gesture, such as one slider drag; edits with the same id merge into one step. */
  gesture?: string | undefined;
  /** The chat message that caused this edit; undefined for a manual edit. */
  said?: string | undefined;
}

export type Manner = Omit<Step, 'operation'>;

/** A base design and its edits; `states` is derived from them. */
export interface EditLog {
  base: AppDesign;
  steps: readonly Step[];
  /** Number of applied steps; the rest can be redone. */
  at: number;
  states: readonly AppDesign[];
}

export const KEPT = 500;
/** Maximum length of `said`, in characters. */
export const SAID = 400;

export const begin = (base: AppDesign): EditLog => ({ base, steps: [], at: 0, states: [base] });

export const designOf = ({ states, at, base }: EditLog): AppDesign => states[at] ?? base;

const isSame = (one: AppDesign, other: AppDesign) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Adds an edit: steps of one gesture merge, undone steps are dropped, edits without effect are ignored. */
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

/** Merges the oldest steps into the base design. */
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
