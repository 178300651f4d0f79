import type { AppDesign } from '../model/app-design';
import { edits } from './edits.generated';
import type { Edit } from './edit';
import { isSound } from './is-sound';
import type { Operation, SingleOperation } from './operation';
import type { Report } from './report';

/** What a kind of operation does; its own type is lost where any of them may come. */
const editOf = ({ op }: SingleOperation) => edits[op] as Edit<SingleOperation['op']>;

/**
 * The design after an operation. Pure: the same design and operation always give equal bytes. An operation that would leave
 * something broken leaves the design as it was.
 */
export function apply(design: AppDesign, operation: Operation): AppDesign {
  if (operation.op === 'several') return operation.operations.reduce(apply, design);
  const after = editOf(operation).apply(design, operation);
  return operation.op === 'design.set' || isSound(design, after) ? after : design;
}

/** The looks that an operation gives, as adjectives. */
export function looksOf(operation: Operation): string[] {
  if (operation.op === 'several') return operation.operations.flatMap(looksOf);
  const look = editOf(operation).look?.(operation);
  return look === undefined ? [] : [look];
}

const isSame = (one: AppDesign, other: AppDesign) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** What an operation changes in a design, in its own order. What changes nothing is not among it. */
export function reportsOf(design: AppDesign, operation: Operation): Report[] {
  const reports: Report[] = [];
  let before = design;
  for (const each of operation.op === 'several' ? operation.operations : [operation]) {
    const after = apply(before, each);
    if (!isSame(before, after))
      reports.push(editOf(each).report({ before, after, operation: each }));
    before = after;
  }
  return reports;
}
