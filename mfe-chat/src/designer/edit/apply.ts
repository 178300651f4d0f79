import type { AppDesign } from '../model/app-design';
import { edits } from './edits.generated';
import type { Edit } from './edit';
import { isSound } from './is-sound';
import type { Operation, SingleOperation } from './operation';
import type { Report } from './report';

/** The union of operations loses the link between name and edit. */
const editOf = ({ op }: SingleOperation) => edits[op] as Edit<SingleOperation['op']>;

/** Pure: equal inputs give equal bytes. Returns the old design if the new one would be invalid. */
export function apply(design: AppDesign, operation: Operation): AppDesign {
  if (operation.op === 'several') return operation.operations.reduce(apply, design);
  const after = editOf(operation).apply(design, operation);
  return operation.op === 'design.set' || isSound(design, after) ? after : design;
}

export function looksOf(operation: Operation): string[] {
  if (operation.op === 'several') return operation.operations.flatMap(looksOf);
  const look = editOf(operation).look?.(operation);
  return look === undefined ? [] : [look];
}

const isSame = (one: AppDesign, other: AppDesign) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

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
