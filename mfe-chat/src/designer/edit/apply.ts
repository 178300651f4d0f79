import type { AppDesign } from '../model/app-design';
import { edits } from './edits.generated';
import type { Edit } from './edit';
import type { Operation, SingleOperation } from './operation';

/** What a kind of operation does; its own type is lost where any of them may come. */
const editOf = ({ op }: SingleOperation) => edits[op] as Edit<SingleOperation['op']>;

/** The design after an operation. Pure: the same design and operation always give equal bytes. */
export function apply(design: AppDesign, operation: Operation): AppDesign {
  return operation.op === 'several'
    ? operation.operations.reduce(apply, design)
    : editOf(operation).apply(design, operation);
}

/** The looks that an operation gives, as adjectives. */
export function looksOf(operation: Operation): string[] {
  if (operation.op === 'several') return operation.operations.flatMap(looksOf);
  const look = editOf(operation).look?.(operation);
  return look === undefined ? [] : [look];
}
