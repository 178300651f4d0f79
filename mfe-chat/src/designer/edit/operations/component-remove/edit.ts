import { calledAs } from '../../names';
import { homeOf, partOf } from '../../screens-of';
import { removeComponent } from '../../remove';
import type { Edit } from '../../edit';

export const edit: Edit<'component.remove'> = {
  apply: (design, { id }) => removeComponent(design, id),
  report: ({ before, operation: { id } }) => ({
    key: 'component-remove',
    values: { part: calledAs(partOf(before, id)), screen: homeOf(before, id)?.name ?? '' },
  }),
};
