import { capital, groupsOf, leadOf, rowsOf, type Context } from '../context';
import { type Component } from '../../model/components';

export const taskList = (context: Context, id: string): Component => {
  const { domain } = context;
  return {
    type: 'checklist',
    id,
    arrangement: context.rows,
    tasks: domain.tasks.map((title, index) => {
      const entry = domain.entries[index % domain.entries.length];
      const { icon, note, share } = domain.states[index] ?? {};
      const lead = icon ? { as: 'icon' as const, icon } : leadOf(context, index);
      return {
        title: capital(title, domain.language),
        note:
          note ??
          (entry && index < 4
            ? (['8:00', '12:30', '17:00', '21:00'][index] ?? entry.value)
            : context.say('Any time')),
        done: share === undefined ? index > 1 && index < 4 : share === 1,
        ...(share && share < 1 ? { progress: share } : {}),
        tint: index % 5,
        ...(lead && lead.as !== 'picture' ? { lead } : {}),
      };
    }),
  };
};

/** A checklist if lists are ruled out. */
export const list = (context: Context, id: string, count = 24): Component =>
  context.may('list') || !context.may('checklist')
    ? { type: 'list', id, arrangement: context.rows, rows: rowsOf(context, count) }
    : {
        type: 'checklist',
        id,
        arrangement: context.rows,
        tasks: context.domain.entries.slice(0, count).map(({ title, note, group }, index) => ({
          title,
          note,
          group,
          tint: index % 5,
          done: false,
        })),
      };

export const searchOf = (context: Context, listId: string): Component[] => [
  {
    type: 'search',
    id: context.id('search'),
    list: listId,
    label: `${context.say('Search')}…`,
    none: context.say('Nothing by that name yet.'),
  },
];

export const filterOf = (context: Context, listId: string): Component[] => [
  {
    type: 'filters',
    id: context.id('filter'),
    list: listId,
    label: context.say('List'),
    all: context.say('All'),
    groups: groupsOf(context),
  },
];
