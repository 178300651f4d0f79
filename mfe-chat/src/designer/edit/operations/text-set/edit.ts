import { valueAt } from '../../at-path';
import { homeOf, partOf } from '../../screens-of';
import { changeComponent } from '../../change-component';
import { withText } from '../../texts';
import type { Edit } from '../../edit';

export const edit: Edit<'text.set'> = {
  apply: (design, { id, path, text }) =>
    changeComponent(design, id, (component) => withText(component, path, text)),
  report: ({ before, operation: { id, path, text } }) => {
    const from = valueAt(partOf(before, id), path);
    return {
      key: 'text-set',
      values: {
        from: typeof from === 'string' ? from : '',
        to: text,
        screen: homeOf(before, id)?.name ?? '',
      },
    };
  },
};
