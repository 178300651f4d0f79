import { modeOf, withLook } from '../../looks';
import type { Edit } from '../../edit';

export const edit: Edit<'theme.palette'> = {
  apply: (design, { palette }) => withLook(design, { palette, mode: modeOf(palette) }),
  report: ({ operation: { palette } }) => ({
    key: 'theme-palette',
    values: { palette: palette.name },
  }),
};
