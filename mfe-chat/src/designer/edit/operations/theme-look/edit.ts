import { withLook } from '../../looks';
import type { Edit } from '../../edit';

export const edit: Edit<'theme.look'> = {
  apply: (design, { palette, radius, mode }) => withLook(design, { palette, radius, mode }),
  report: ({ before, after }) => {
    const { states: old = {}, ...rest } = before.look.palette;
    const { states = {}, ...palette } = after.look.palette;
    const [row, color] = Object.entries(states).find(([name, each]) => old[name] !== each) ?? [];
    if (row && color && JSON.stringify(rest) === JSON.stringify(palette))
      return { key: 'theme-state', values: { row, color } };
    return {
      key: before.look.radius === after.look.radius ? 'theme-look-colors' : 'theme-look',
      values: {},
    };
  },
};
