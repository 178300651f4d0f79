import { withLook } from '../../looks';
import type { AppDesign } from '../../../model/app-design';
import type { Edit } from '../../edit';
import { shownIn } from '../../read/visible';

/** A state as rows write it: palettes hold it in lower case. */
const asShown = (state: string, design: AppDesign): string =>
  shownIn(design)
    .flatMap(({ component }) => (component.type === 'list' ? component.rows : []))
    .find(({ value }) => value?.toLowerCase() === state)?.value ?? state;

export const edit: Edit<'theme.look'> = {
  apply: (design, { palette, radius, mode }) => withLook(design, { palette, radius, mode }),
  report: ({ before, after }) => {
    const { states: old = {}, ...rest } = before.look.palette;
    const { states = {}, ...palette } = after.look.palette;
    const [row, color] = Object.entries(states).find(([name, each]) => old[name] !== each) ?? [];
    if (row && color && JSON.stringify(rest) === JSON.stringify(palette))
      return { key: 'theme-state', values: { row: asShown(row, after), color } };
    return {
      key: before.look.radius === after.look.radius ? 'theme-look-colors' : 'theme-look',
      values: {},
    };
  },
};
