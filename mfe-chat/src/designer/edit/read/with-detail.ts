import { isFields } from '../new-row';
import type { SingleOperation } from '../operation';
import type { Hand } from './hand';
import { tokensOf, typed, type Token } from './tokens';

const longestNote = 80;

/**
 * “Add Mrs Patel at 4pm, cockapoo called Biscuit, full groom”: details of the row before. A piece with its own detail is
 * a row: “Tom at 4pm, Ann at 5pm”.
 */
export function withDetail(
  clause: readonly Token[],
  last: readonly SingleOperation[],
  next: readonly SingleOperation[],
  { spoken, text }: Hand,
): SingleOperation | undefined {
  const [row, other] = last;
  const [added] = next;
  if (row?.op !== 'row.add' || other || added?.op !== 'row.add' || next.length > 1)
    return undefined;
  const [fields, own] = [row.row, added.row];
  if (!isFields(fields) || !isFields(own) || typeof fields['note'] !== 'string') return undefined;
  const isOfRow = spoken.lengthAt(clause, 0, 'subject') > 0;
  if (!isOfRow && (own['note'] !== undefined || spoken.has(tokensOf(text), 'joints')))
    return undefined;
  const note = `${fields['note']}, ${typed(text, clause)}`;
  return note.length > longestNote ? undefined : { ...row, row: { ...fields, note } };
}
