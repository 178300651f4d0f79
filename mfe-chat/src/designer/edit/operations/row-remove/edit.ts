import { removeRow } from '../../change-rows';
import { rowCalled } from '../../names';
import { rowsOf } from '../../rows';
import { homeOf } from '../../screens-of';
import type { Edit } from '../../edit';

export const edit: Edit<'row.remove'> = {
  apply: removeRow,
  report: ({ before, operation: { component, at, list } }) => ({
    key: 'row-remove',
    values: {
      row: rowCalled(rowsOf(before, component, list)?.items[at]),
      screen: homeOf(before, component)?.name ?? '',
    },
  }),
};
