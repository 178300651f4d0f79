import type { AppDesign } from '../../model/app-design';
import { apply } from '../apply';
import { operationNames } from '../operation-names';
import type { SingleOperation } from '../operation';
import type { Wanted } from './agreed';

/** An edit that this release can make. */
export const isKnown = (operation: Wanted): operation is SingleOperation =>
  operationNames.has(operation.op);

/** The design when the edits are made. */
export const after = (design: AppDesign, operations: readonly Wanted[]): AppDesign =>
  operations.filter(isKnown).reduce(apply, design);
