import { currencyIn } from './read/currency-in';
import type { SingleOperation } from './operation';
import type { Spoken } from './read/spoken';
import { tokensOf } from './read/tokens';

type RowAdd = Extract<SingleOperation, { op: 'row.add' }>;
interface Row {
  title: string;
  value?: string;
  note?: string;
}

/** Longest note, in UTF-16 units. */
const longest = 80;

const rowOf = ({ row, list }: RowAdd): Row | undefined =>
  list === undefined && typeof row === 'object' && typeof (row as Partial<Row>).title === 'string'
    ? (row as unknown as Row)
    : undefined;

const hasFigure = (text: string): boolean => /\d/u.test(text);
const wordAt = (text: string): string => /^\S+/u.exec(text.toLowerCase())?.[0] ?? '';

/** Tells whether pieces of a list differ as a name differs from its details: “Ana Ruiz, Friday 5 pm, french nails”. */
function areDetails(rows: readonly Row[]): boolean {
  const pieces = rows.map(({ title, value = '', note = '' }) => `${title} ${value} ${note}`);
  const figured = pieces.filter(hasFigure).length;
  if (figured === 0 || rows.filter(({ value }) => value !== undefined).length > 1) return false;
  if (figured < pieces.length) return true;
  // “Room 101, room 102”, “3 rolls, 2 loaves”
  const [first = ''] = pieces;
  const areAlike =
    pieces.every((piece) => wordAt(piece) === wordAt(first)) ||
    pieces.every((piece) => /^\d/u.test(piece));
  return !areAlike;
}

/** Joins rows that are the name and details of one record: “add a trip to the aquarium, 52 students, bus at 8:15”. */
export function asOneRecord(
  operations: readonly SingleOperation[],
  text: string,
  spoken: Spoken | undefined,
): readonly SingleOperation[] {
  const added = operations.filter((each): each is RowAdd => each.op === 'row.add');
  const rows = added.flatMap((each) => rowOf(each) ?? []);
  const [first, ...others] = rows;
  const [lead] = added;
  if (!first || !lead || others.length === 0 || rows.length < added.length) return operations;
  if (added.some(({ component }) => component !== lead.component) || !areDetails(rows))
    return operations;
  const said = text.toLowerCase();
  const from = said.indexOf(first.title.toLowerCase());
  const last = others.at(-1)?.title.toLowerCase() ?? '';
  const to = said.indexOf(last, from + first.title.length);
  const between = text.slice(from + first.title.length, to);
  if (from < 0 || to < 0 || spoken?.has(tokensOf(between), 'joints') !== false) return operations;
  const pieces = rows.flatMap(({ title, value, note }, at) => [
    ...(at === 0 ? [] : [title]),
    ...(value ? [value] : []),
    ...(note ? [note] : []),
  ]);
  const price = pieces.find((piece) => piece.length < 14 && currencyIn(piece) !== undefined);
  const note = pieces.filter((piece) => piece !== price).join(', ');
  const row = {
    title: first.title,
    ...(price ? { value: price } : {}),
    ...(note ? { note: note.slice(0, longest) } : {}),
  };
  return operations.flatMap((each): SingleOperation[] =>
    each === lead ? [{ ...lead, row }] : each.op === 'row.add' ? [] : [each],
  );
}
