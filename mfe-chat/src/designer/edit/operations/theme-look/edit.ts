import { withLook } from '../../looks';
import type { Edit } from '../../edit';

export const edit: Edit<'theme.look'> = {
  apply: (design, { palette, radius, mode }) => withLook(design, { palette, radius, mode }),
  report: () => ({ key: 'theme-look', values: {} }),
};
