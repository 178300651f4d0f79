import { setLayout } from '../../layouts';
import type { Edit } from '../../edit';

export const edit: Edit<'layout.variant'> = {
  apply: (design, { layout }) => setLayout(design, layout),
  report: ({ operation: { layout } }) =>
    layout === 'original'
      ? { key: 'layout-original', values: {} }
      : { key: 'layout-variant', values: { layout } },
};
