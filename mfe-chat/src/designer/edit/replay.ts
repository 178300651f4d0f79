import type { AppDesign } from '../model/app-design';
import type { Apply, EditLog } from './edit-log';
import type { Operation } from './operation';

/** Restores a log from storage; `said` has the sentence of each step, '' without one. */
export function replay(
  base: AppDesign,
  operations: readonly Operation[],
  at: number,
  apply: Apply,
  said: readonly string[] = [],
): EditLog {
  const states = [base];
  for (const operation of operations) states.push(apply(states.at(-1) ?? base, operation));
  const steps = operations.map((operation, index) =>
    said[index] ? { operation, said: said[index] } : { operation },
  );
  return { base, steps, at: Math.min(Math.max(0, at), steps.length), states };
}
