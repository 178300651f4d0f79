import { setLayout } from '../../layouts';
import type { Edit } from '../../edit';

export const edit: Edit<'layout.variant'> = {
  apply: (design, { layout }) => setLayout(design, layout),
};
