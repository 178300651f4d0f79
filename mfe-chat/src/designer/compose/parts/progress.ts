import { clip } from '../context';
import { type Maker } from './numbers';

export const streak: Maker = ({ id, brief, say, days, letters }) => [
  {
    type: 'streak',
    id: id('streak'),
    value: 12 + (brief.seed % 9),
    label: 'days in a row',
    tick: say('This week'),
    days: days.map((name, index) => ({ letter: letters[index] ?? 'M', name, on: index < 2 })),
  },
];

const progress: Maker = ({ id, domain, brief }) => {
  const of = [8, 10, 12, 20][brief.seed % 4] ?? 10;
  return [
    {
      type: 'goal',
      id: id('goal'),
      label: 'This week’s goal',
      value: Math.round(of * 0.6),
      of,
      unit: clip(domain.many, 20),
      step: 1,
      note: 'You usually make it by Sunday',
    },
  ];
};

const status: Maker = ({ id, say }) => [
  {
    type: 'steps',
    id: id('status'),
    label: 'Right now',
    at: 1,
    next: say('Next'),
    steps: [
      { title: 'Received', note: '9:20' },
      { title: 'In the works', note: '9:31, going well' },
      { title: 'On its way', note: 'About 10:05' },
      { title: 'Yours', note: 'Enjoy' },
    ],
  },
];

const ordering = 'restaurant food-delivery ecommerce logistics'.split(' ');

export const progressOf: Maker = (context) =>
  ordering.includes(context.brief.kind.value) ? status(context) : progress(context);
