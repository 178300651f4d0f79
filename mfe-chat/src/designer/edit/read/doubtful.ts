import type { SingleOperation } from '../operation';
import { appNameChecks, quotedNameChecks } from './doubts/app-name';
import { fieldChecks } from './doubts/fields';
import { lookChecks } from './doubts/looks';
import { nounChecks } from './doubts/nouns';
import { partChecks } from './doubts/parts';
import { areDoubtfulRows, rowChecks } from './doubts/rows';
import { quotedTextChecks, textChecks } from './doubts/texts';
import type { Hand } from './hand';
import type { Token } from './tokens';

const quotedChecks = [...quotedNameChecks, ...quotedTextChecks];
const checks = [
  ...appNameChecks,
  ...nounChecks,
  ...rowChecks,
  ...textChecks,
  ...fieldChecks,
  ...partChecks,
  ...lookChecks,
];

/** Tells whether a clause was probably misread as these operations, so that nothing should change. */
export function isDoubtful(
  operations: readonly SingleOperation[],
  clause: readonly Token[],
  hand: Hand,
): boolean {
  const isQuoted = clause.some(({ quote }) => quote !== undefined);
  if (!isQuoted && areDoubtfulRows(operations, clause, hand)) return true;
  return operations.some((operation) =>
    (isQuoted ? quotedChecks : checks).some((check) => check(operation, clause, hand)),
  );
}
