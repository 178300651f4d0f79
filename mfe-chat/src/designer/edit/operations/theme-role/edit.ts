import { modeOf, withLook } from '../../looks';
import type { Edit } from '../../edit';

export const edit: Edit<'theme.role'> = {
  apply: (design, { role, color, name }) => {
    const palette = { ...design.look.palette, name, [role]: color };
    return withLook(design, { palette, mode: modeOf(palette) });
  },
};
