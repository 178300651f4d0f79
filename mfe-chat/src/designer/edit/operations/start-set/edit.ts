import { nameOfScreen } from '../../names';
import { withWays } from '../../with-ways';
import type { Edit } from '../../edit';

export const edit: Edit<'start.set'> = {
  apply: (design, { screen }) => {
    if (!design.screens.some(({ id }) => id === screen)) return design;
    const first = design.tabs.filter(({ to }) => to === screen);
    const others = design.tabs.filter(({ to }) => to !== screen);
    return withWays(design, { ...design, start: screen, tabs: [...first, ...others] });
  },
  report: ({ after, operation: { screen } }) => ({
    key: 'start-set',
    values: { screen: nameOfScreen(after, screen) },
  }),
};
