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

/** Joins rows at commas, and parts them at an “and”; undefined if the text does not hold them in this order. */
function groupsIn(rows: readonly Row[], text: string, spoken: Spoken): Row[][] | undefined {
  const said = text.toLowerCase();
  const groups: Row[][] = [];
  let end = 0;
  for (const row of rows) {
    const from = said.indexOf(row.title.toLowerCase(), end);
    if (from < 0) return undefined;
    const isParted = spoken.has(tokensOf(text.slice(end, from)), 'joints');
    if (groups.length === 0 || isParted) groups.push([row]);
    else groups.at(-1)?.push(row);
    end = from + row.title.length;
  }
  return groups;
}

function joined([first, ...others]: readonly Row[]): Row | undefined {
  if (!first) return undefined;
  const { value, note } = first;
  const pieces = [
    ...(value ? [value] : []),
    ...(note ? [note] : []),
    ...others.flatMap((other) => [other.title, other.value ?? '', other.note ?? '']),
  ].filter(Boolean);
  const price = pieces.find((piece) => piece.length < 14 && currencyIn(piece) !== undefined);
  const rest = pieces.filter((piece) => piece !== price).join(', ');
  return {
    title: first.title,
    ...(price ? { value: price } : {}),
    ...(rest ? { note: rest.slice(0, longest) } : {}),
  };
}

/** Joins rows that are the name and details of one record: “add a trip to the aquarium, 52 students, bus at 8:15”. */
export function asOneRecord(
  operations: readonly SingleOperation[],
  text: string,
  spoken: Spoken | undefined,
): readonly SingleOperation[] {
  const added = operations.filter((each): each is RowAdd => each.op === 'row.add');
  const rows = added.flatMap((each) => rowOf(each) ?? []);
  const [lead] = added;
  if (!lead || !spoken || rows.length < 2 || rows.length < added.length) return operations;
  if (added.some(({ component }) => component !== lead.component)) return operations;
  const groups = groupsIn(rows, text, spoken);
  if (!groups?.some((group) => group.length > 1 && areDetails(group))) return operations;
  // “Ana, Ben 3 and Leo” are three.
  if (groups.length > 1 && !groups.every(({ length }) => length > 1)) return operations;
  // “Tuna, 48 cans, and peanut butter, only 3 jars”
  const records = groups.flatMap((group) => joined(group) ?? []);
  return operations.flatMap((each): SingleOperation[] =>
    each === lead
      ? records.map((row, at) => ({ ...lead, at: lead.at + at, row: { ...row } }))
      : each.op === 'row.add'
        ? []
        : [each],
  );
}
