import { setRadius } from '../../looks';
import type { Edit } from '../../edit';

export const edit: Edit<'theme.radius'> = {
  apply: (design, { radius }) => setRadius(design, radius),
  report: ({ operation: { radius } }) => ({ key: 'theme-radius', values: { radius } }),
};
