import type { SingleOperation } from '../operation';

/** The names that an operation gives: singular and plural of a noun, else at most one. */
export function namesGiven(operation: SingleOperation): string[] {
  if (operation.op === 'noun.rename') return [operation.to.one, operation.to.many];
  if (operation.op.endsWith('.rename') && 'name' in operation) return [String(operation.name)];
  // “Add which groomer to cat” is an order, no label.
  const { component } = operation.op === 'component.add' ? operation : {};
  return component?.type === 'field' ? [component.label] : [];
}
