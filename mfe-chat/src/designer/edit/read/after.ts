import type { AppDesign } from '../../model/app-design';
import { apply } from '../apply';
import { operationNames } from '../operation-names';
import type { SingleOperation } from '../operation';
import type { Hand, Outcome } from './hand';

export const isKnown = (operation: SingleOperation): operation is SingleOperation =>
  operationNames.has(operation.op);

export function isEffective({ operations }: Outcome, { design }: Hand): boolean {
  const known = operations.filter(isKnown);
  if (known.length !== operations.length) return false;
  const next = after(design, known);
  return next !== design && JSON.stringify(next) !== JSON.stringify(design);
}

export const after = (design: AppDesign, operations: readonly SingleOperation[]): AppDesign =>
  operations.filter(isKnown).reduce(apply, design);
