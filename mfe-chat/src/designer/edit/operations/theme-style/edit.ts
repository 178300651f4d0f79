import { applyStyle } from '../../looks';
import type { Edit } from '../../edit';

export const edit: Edit<'theme.style'> = {
  apply: (design, { style }) => applyStyle(design, style),
  look: ({ style }) => style,
  report: ({ operation: { style } }) => ({ key: 'theme-style', values: { style } }),
};
