import { moveRow } from '../../change-rows';
import { rowCalled } from '../../names';
import { rowsOf } from '../../rows';
import { homeOf } from '../../screens-of';
import type { Edit } from '../../edit';

export const edit: Edit<'row.move'> = {
  apply: moveRow,
  report: ({ before, operation: { component, from, to, list } }) => {
    const items = rowsOf(before, component, list)?.items ?? [];
    return {
      key: 'row-move',
      values: {
        row: rowCalled(items[from]),
        at: Math.min(to + 1, items.length),
        screen: homeOf(before, component)?.name ?? '',
      },
    };
  },
};
