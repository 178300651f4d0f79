import { calledAs } from '../../names';
import { homeOf, partOf } from '../../screens-of';
import { changeComponent } from '../../change-component';
import type { Edit } from '../../edit';

export const edit: Edit<'component.role'> = {
  apply: (design, { id, role }) =>
    changeComponent(design, id, ({ role: _was, ...component }) =>
      role ? { ...component, role } : component,
    ),
  report: ({ before, operation: { id } }) => ({
    key: 'component-role',
    values: { part: calledAs(partOf(before, id)), screen: homeOf(before, id)?.name ?? '' },
  }),
};
