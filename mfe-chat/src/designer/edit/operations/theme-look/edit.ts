import { withLook } from '../../looks';
import type { Edit } from '../../edit';

export const edit: Edit<'theme.look'> = {
  apply: (design, { palette, radius, mode }) => withLook(design, { palette, radius, mode }),
  report: ({ before, after }) => ({
    key: before.look.radius === after.look.radius ? 'theme-look-colors' : 'theme-look',
    values: {},
  }),
};
