import { withLook } from '../../looks';
import type { Edit } from '../../edit';

export const edit: Edit<'density.set'> = {
  apply: (design, { density }) => withLook(design, { density }),
  report: ({ operation: { density } }) => ({ key: 'density-set', values: { density } }),
};
