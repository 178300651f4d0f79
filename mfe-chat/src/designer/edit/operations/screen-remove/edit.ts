import { nameOfScreen, waysTo } from '../../names';
import { takeOut } from '../../take-out';
import type { Edit } from '../../edit';

export const edit: Edit<'screen.remove'> = {
  apply: (design, { screen }) => {
    const found = design.screens.find(({ id }) => id === screen);
    if (!found || design.screens.length === 1) return design;
    const lost = new Set(found.components.map(({ id }) => id));
    const after = takeOut(design, lost, new Set([screen]));
    // A tab bar needs two tabs.
    return after.tabs.length === 1 ? { ...after, tabs: [] } : after;
  },
  report: ({ before, operation: { screen } }) => ({
    key: 'screen-remove',
    values: { screen: nameOfScreen(before, screen), ways: waysTo(before, screen) },
  }),
};
