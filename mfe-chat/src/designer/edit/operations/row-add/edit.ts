import { addRow } from '../../change-rows';
import { rowCalled } from '../../names';
import { homeOf } from '../../screens-of';
import type { Edit } from '../../edit';

export const edit: Edit<'row.add'> = {
  apply: addRow,
  report: ({ after, operation: { component, row } }) => ({
    key: 'row-add',
    values: { row: rowCalled(row), screen: homeOf(after, component)?.name ?? '' },
  }),
};
