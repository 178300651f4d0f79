import { clip } from '../../compose/clip';
import { linesOf, usual, type Builder, type Builders } from '../context';
import { patternOf, pictureOf } from './heads';
import { groupsOf } from './records';

const wall: Builder<'wall'> = (context, { of }) => [
  {
    type: 'masonry',
    id: context.id('photos'),
    tiles: linesOf(context, of, 6).map((line, index) => ({
      picture: pictureOf(context, index),
      label: clip(line.title, 40) + (index >= context.records.length ? ' (2)' : ''),
      height: [214, 138, 132, 194, 150, 168][index] ?? 150,
    })),
  },
];

const player: Builder<'player'> = (context) => [
  {
    type: 'player',
    id: context.id('player'),
    play: usual(context, 'start'),
    pause: usual(context, 'pause'),
    next: usual(context, 'next'),
    before: usual(context, 'before'),
    tracks: linesOf(context, 'records', 6).map((line, index) => ({
      title: clip(line.title, 40),
      by: clip(line.record.fields.who, 40),
      seconds: 142 + ((index * 47) % 140),
      picture: patternOf(context, index),
    })),
  },
];

const board: Builder<'board'> = (context, { columns }) => {
  const names = groupsOf(context, columns).slice(0, 5);
  const cards = [...linesOf(context, 'records', 6), ...linesOf(context, 'tasks', 4)];
  return [
    {
      type: 'kanban',
      id: context.id('board'),
      columns: names.length > 1 ? names : [...names, usual(context, 'end')],
      move: usual(context, 'move'),
      none: usual(context, 'none'),
      cards: cards.map((line, index) => ({
        title: clip(line.title, 44),
        note: clip(`${line.record.fields.priority} · ${line.record.fields.due}`, 30),
        tint: index % 5,
        column: index % Math.max(2, names.length),
      })),
    },
  ];
};

export const shows = { wall, player, board } satisfies Partial<Builders>;
