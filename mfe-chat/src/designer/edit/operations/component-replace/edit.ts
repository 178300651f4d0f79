import { replaceComponent } from '../../replace';
import { calledAs } from '../../names';
import { homeOf, partOf } from '../../screens-of';
import type { Edit } from '../../edit';

export const edit: Edit<'component.replace'> = {
  apply: replaceComponent,
  report: ({ before, operation: { id, component } }) => ({
    key: 'component-replace',
    values: {
      from: calledAs(partOf(before, id)),
      to: calledAs(component),
      screen: homeOf(before, id)?.name ?? '',
    },
  }),
};
