import { clip } from '../clip';
import { capital, firstName, groupsOf, personAt } from '../context';
import { type Builder } from './numbers';
import { initialsOf } from '../initials';

export const leaderboard: Builder = (context) => {
  const you = personAt(context, 5);
  return [
    {
      type: 'leaderboard',
      id: context.id('ranks'),
      label: context.say('Ranking'),
      spans: [context.say('This week'), context.say('All time')],
      unit: context.say('pts'),
      you,
      rows: [0, 1, 2, 5, 3].map((at, index) => {
        const name = personAt(context, at);
        return {
          name,
          initials: initialsOf(name),
          tint: index % 5,
          scores: [
            [980, 910, 875, 840, 655][index] ?? 500,
            [4120, 4890, 3920, 4460, 3010][index] ?? 2000,
          ],
        };
      }),
    },
  ];
};

export const kanban: Builder = (context) => {
  const groups = groupsOf(context);
  const columns = context.traits.groupColumns
    ? groups.slice(0, 4)
    : ['To do', 'Doing', 'Done'].map(context.say);
  return [
    {
      type: 'kanban',
      id: context.id('board'),
      columns,
      move: context.say('Move on'),
      none: context.say('Nothing here. Good.'),
      cards: [
        ...context.domain.entries.slice(0, 11).map(({ title, note, group }, index) => ({
          title: clip(title, 44),
          note: clip(note, 30),
          tint: index % 5,
          column: Math.max(
            0,
            columns.includes(group) ? columns.indexOf(group) : index % columns.length,
          ),
        })),
        ...context.domain.tasks.map((title, index) => ({
          title: capital(clip(title, 44), context.brief.language),
          note: firstName(personAt(context, index)),
          tint: (index + 2) % 5,
          column: index % columns.length,
        })),
      ],
    },
  ];
};

/** Adds a full stop unless the text ends with one. */
const sentence = (text = '') => (/[.!?…。！？]$/u.test(text) ? text : `${text}.`);

export const editor: Builder = (context) => {
  const [entry, other] = context.domain.entries;
  return [
    {
      type: 'editor',
      id: context.id('page'),
      label: context.say('Write'),
      title: clip(entry?.title ?? capital(context.domain.one, context.brief.language), 40),
      text: `${sentence(entry?.note)} ${context.domain.headline}\n\n${sentence(other?.note)} ${context.samples.posts[1] ?? ''}`,
      words: context.say('words'),
      save: context.say('Save'),
      saved: context.say('Saved'),
      placeholder: context.say('Begin anywhere'),
    },
  ];
};
