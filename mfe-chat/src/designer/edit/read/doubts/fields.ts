import { tokensOf } from '../tokens';
import type { Check } from './check';

/** A position or picture read as the label of a field: “Total at the bottom”, “Little cake picture”. */
export const isNoFact: Check = (operation, _clause, { spoken }) => {
  if (operation.op !== 'component.add' || operation.component.type !== 'field') return false;
  const label = tokensOf(operation.component.label);
  return label.length > 1 && spoken.has(label, 'top', 'bottom', 'picture');
};

/** Another request read as the label of a field: “To be much more exciting”, “something closer to sage”. */
const isNoField: Check = (operation, clause, { spoken }) => {
  if (operation.op !== 'component.add' || operation.component.type !== 'field') return false;
  const label = tokensOf(operation.component.label);
  // “A huge result number at the top”, “every kid their own color” ask for a look.
  const isLook =
    !spoken.has(clause, 'fieldword', 'formword', 'asking') &&
    (spoken.has(clause, 'top', 'bottom', 'bigger', 'smaller') ||
      spoken.rest(label, 'colors', 'letters', 'font').length === 0);
  if (isLook) return true;
  return ['to', 'something', 'more', 'less', 'no'].some(
    (list) => spoken.lengthAt(label, 0, list) > 0,
  );
};

export const fieldChecks: readonly Check[] = [isNoField, isNoFact];
