import { isFields } from '../new-row';
import type { SingleOperation } from '../operation';
import type { Hand } from './hand';
import { capital } from './names';
import { tokensOf, typed, type Token } from './tokens';

const longestNote = 80;

/** A new row with more in its note; undefined for other changes, and if the note gets too long. */
export function withNote(
  row: SingleOperation | undefined,
  detail: string,
): SingleOperation | undefined {
  if (row?.op !== 'row.add' || !isFields(row.row)) return undefined;
  const note = capital([row.row['note'], detail].filter(Boolean).join(', '));
  return note.length > longestNote ? undefined : { ...row, row: { ...row.row, note } };
}

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
  const [added, more] = next;
  if (row?.op !== 'row.add' || added?.op !== 'row.add' || other || more) return undefined;
  const [fields, own] = [row.row, added.row];
  if (!isFields(fields) || !isFields(own) || typeof fields['note'] !== 'string') return undefined;
  const isOfRow = spoken.lengthAt(clause, 0, 'subject') > 0;
  if (!isOfRow && (own['note'] !== undefined || spoken.has(tokensOf(text), 'joints')))
    return undefined;
  return withNote(row, typed(text, clause));
}
