import { clip } from '../clip';
import { type Builder } from './numbers';

export const streak: Builder = ({ id, brief, say, days, letters }) => [
  {
    type: 'streak',
    id: id('streak'),
    value: 12 + (brief.seed % 9),
    label: say('days in a row'),
    tick: say('This week'),
    days: days.map((name, index) => ({ letter: letters[index] ?? 'M', name, on: index < 2 })),
  },
];

const progress: Builder = ({ id, domain, brief, say }) => {
  const of = [8, 10, 12, 20][brief.seed % 4] ?? 10;
  return [
    {
      type: 'goal',
      id: id('goal'),
      label: say('This week’s goal'),
      value: Math.round(of * 0.6),
      of,
      unit: clip(domain.many, 20),
      step: 1,
      note: say('You usually make it by Sunday'),
    },
  ];
};

const status: Builder = ({ id, say }) => [
  {
    type: 'steps',
    id: id('status'),
    label: say('Right now'),
    at: 1,
    next: say('Next'),
    steps: [
      { title: say('Received'), note: '9:20' },
      { title: say('In the works'), note: `9:31, ${say('going well')}` },
      { title: say('On its way'), note: say('About 10:05') },
      { title: say('Yours'), note: say('Enjoy') },
    ],
  },
];

export const progressOf: Builder = (context) =>
  context.traits.isOrdered ? status(context) : progress(context);
