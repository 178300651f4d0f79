import { editRow } from '../../change-rows';
import { rowCalled } from '../../names';
import { rowsOf } from '../../rows';
import { homeOf } from '../../screens-of';
import type { Edit } from '../../edit';

export const edit: Edit<'row.edit'> = {
  apply: editRow,
  report: ({ before, after, operation: { component, at, list } }) => {
    const [from, to] = [before, after].map((design) =>
      rowCalled(rowsOf(design, component, list)?.items[at]),
    );
    const screen = homeOf(after, component)?.name ?? '';
    return from === to
      ? { key: 'row-edit', values: { row: to ?? '', screen } }
      : { key: 'row-rename', values: { from: from ?? '', to: to ?? '', screen } };
  },
};
