import { clip } from '../../compose/clip';
import { linesOf, say, titled, usual, type Builder, type Builders } from '../context';

const leaderboard: Builder<'leaderboard'> = (context, { unit }) => {
  const names = linesOf(context, 'people', 5).map(({ title }) => title);
  const you = names[3] ?? names[0] ?? '';
  return [
    {
      type: 'leaderboard',
      id: context.id('ranks'),
      label: usual(context, 'ranking'),
      spans: [usual(context, 'week'), usual(context, 'ever')],
      unit: clip(say(context, unit), 12),
      you,
      rows: names.map((name, index) => ({
        name,
        initials: context.initials(name),
        tint: index % 5,
        scores: [[98, 91, 87, 84, 65][index] ?? 50, [412, 489, 392, 446, 301][index] ?? 200],
      })),
    },
  ];
};

const streak: Builder<'streak'> = (context) => [
  {
    type: 'streak',
    id: context.id('streak'),
    value: 9 + (context.seed % 12),
    label: usual(context, 'days-in-a-row'),
    tick: usual(context, 'week'),
    days: context.days.map((name, index) => ({
      letter: context.letters[index] ?? 'M',
      name,
      on: index < 2,
    })),
  },
];

const teamWeek: Builder<'team-week'> = (context, { title }) => [
  ...titled(context, title),
  {
    type: 'team-week',
    id: context.id('away'),
    today: 1,
    people: linesOf(context, 'people', 5).map((line, index) => ({
      initials: context.initials(line.title),
      name: line.title,
      tint: index % 5,
      from: [0, 2, 1, 3, 0][index] ?? 0,
      days: [3, 2, 1, 2, 5][index] ?? 1,
      label: line.record.fields.time,
    })),
  },
];

export const ranks = { leaderboard, streak, 'team-week': teamWeek } satisfies Partial<Builders>;
