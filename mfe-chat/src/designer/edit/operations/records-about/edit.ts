import { changedScreens } from '../../changed';
import type { Edit } from '../../edit';

export const edit: Edit<'records.about'> = {
  apply: (design, { one, many, screens, tabs = design.tabs, name = design.name }) => {
    const known = new Set(screens.map(({ id }) => id));
    const left = tabs.filter(({ to }) => known.has(to));
    const start = known.has(design.start) ? design.start : (left[0]?.to ?? screens[0]?.id);
    return {
      ...design,
      name,
      domain: { one, many },
      start: start ?? design.start,
      tabs: left.length > 1 ? left : [],
      screens: [...screens],
    };
  },
  report: ({ before, after, operation: { many } }) => ({
    key: 'records-about',
    values: { many, screens: changedScreens(before, after) },
  }),
};
