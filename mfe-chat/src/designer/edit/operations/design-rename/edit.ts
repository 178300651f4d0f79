import { rename } from '../../looks';
import type { Edit } from '../../edit';

export const edit: Edit<'design.rename'> = {
  apply: (design, { name }) => rename(design, name),
  report: ({ before, after }) => ({
    key: 'design-rename',
    values: { from: before.name, to: after.name },
  }),
};
