import { setTabs } from '../../set-tabs';
import type { Edit } from '../../edit';

export const edit: Edit<'tabs.set'> = {
  apply: (design, { tabs }) => setTabs(design, tabs),
  report: ({ after: { tabs } }) =>
    tabs.length === 0
      ? { key: 'tabs-none', values: {} }
      : {
          key: 'tabs-set',
          values: { tabs: tabs.length, labels: tabs.map(({ label }) => label).join(', ') },
        },
};
