import { nameOfScreen } from '../../names';
import { withItem } from '../../screens-of';
import type { Edit } from '../../edit';

export const edit: Edit<'screen.move'> = {
  apply: (design, { screen, at }) => {
    const found = design.screens.find(({ id }) => id === screen);
    const others = design.screens.filter(({ id }) => id !== screen);
    return found ? { ...design, screens: withItem(others, at, found) } : design;
  },
  report: ({ after, operation: { screen } }) => ({
    key: 'screen-move',
    values: {
      screen: nameOfScreen(after, screen),
      at: after.screens.findIndex(({ id }) => id === screen) + 1,
      screens: after.screens.length,
    },
  }),
};
