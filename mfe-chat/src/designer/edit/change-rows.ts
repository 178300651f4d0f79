import type { AppDesign } from '../model/app-design';
import { changeComponent } from './change-component';
import { type Fields, isFields, newRow, recordOf } from './new-row';
import type { OperationOf } from './operation';
import { type RowList, inOrder, rowsOf, withRows } from './rows';
import { withItem } from './screens-of';

type Opening = readonly [design: AppDesign, row: unknown];

/** Gives a new row its own record if neighbouring rows open one. */
function withRecord(design: AppDesign, { items }: RowList, row: Fields): Opening {
  const opened = items.map((each) => recordOf(design, each)).find((each) => each !== undefined);
  const title = row['title'];
  if (!opened || row['action'] !== undefined || typeof title !== 'string') return [design, row];
  const { detail, record } = opened;
  const screen = design.screens.find(({ components }) => components.includes(detail));
  const note = typeof row['note'] === 'string' ? { note: row['note'] } : {};
  const records = [...detail.records, { title, ...note, tint: record.tint, facts: [] }];
  return [
    changeComponent(design, detail.id, () => ({ ...detail, records })),
    { ...row, action: { do: 'go', to: screen?.id, pick: detail.records.length } },
  ];
}

export function addRow(
  design: AppDesign,
  { component, at, row, list: wanted }: OperationOf<'row.add'>,
): AppDesign {
  const list = rowsOf(design, component, wanted);
  if (!list || list.items.length >= list.most) return design;
  const [before, item] = isFields(row)
    ? withRecord(design, list, newRow(list, at, row))
    : [design, row];
  return withRows(before, list, withItem(list.items, at, item), withItem(inOrder(list), at, -1));
}

/** Applies a change of a row to the record that it opens. */
function withSameRecord(design: AppDesign, before: unknown, after: Fields): AppDesign {
  const opened = recordOf(design, before);
  if (!opened || !isFields(before)) return design;
  const { detail, record, pick } = opened;
  const same = ['title', 'note', 'lead', 'picture', 'tint'].filter(
    (key) =>
      JSON.stringify(before[key]) === JSON.stringify((record as unknown as Fields)[key]) &&
      before[key] !== after[key],
  );
  if (same.length === 0) return design;
  const changed = withFields(record, Object.fromEntries(same.map((key) => [key, after[key]])));
  return changeComponent(design, detail.id, () => ({
    ...detail,
    records: detail.records.with(pick, changed as typeof record),
  }));
}

const withFields = (before: object, change: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  );

export function editRow(
  design: AppDesign,
  { component, at, row, list: wanted }: OperationOf<'row.edit'>,
): AppDesign {
  const list = rowsOf(design, component, wanted);
  const before = list?.items[at];
  if (!list || before === undefined) return design;
  const after = isFields(row) && isFields(before) ? withFields(before, row) : row;
  const next = isFields(after) ? withSameRecord(design, before, after) : design;
  return withRows(next, list, list.items.with(at, after), inOrder(list));
}

export function removeRow(
  design: AppDesign,
  { component, at, list: wanted }: OperationOf<'row.remove'>,
): AppDesign {
  const list = rowsOf(design, component, wanted);
  if (!list || at >= list.items.length || list.items.length <= list.least) return design;
  return withRows(design, list, list.items.toSpliced(at, 1), inOrder(list).toSpliced(at, 1));
}

export function moveRow(
  design: AppDesign,
  { component, from, to, list: wanted }: OperationOf<'row.move'>,
): AppDesign {
  const list = rowsOf(design, component, wanted);
  if (!list || from >= list.items.length) return design;
  const moved = <Item>(items: readonly Item[]) =>
    withItem(items.toSpliced(from, 1), to, items[from] as Item);
  return withRows(design, list, moved(list.items), moved(inOrder(list)));
}
