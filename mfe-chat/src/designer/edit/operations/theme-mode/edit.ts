import { setMode } from '../../looks';
import type { Edit } from '../../edit';

export const edit: Edit<'theme.mode'> = {
  apply: (design, { mode }) => setMode(design, mode),
  look: ({ mode }) => mode,
  report: ({ operation: { mode } }) => ({ key: 'theme-mode', values: { mode } }),
};
