import { clip } from '../../compose/clip';
import { linesOf, say, usual, type Builder, type Builders } from '../context';
import { pictureOf } from './heads';

const itinerary: Builder<'itinerary'> = (context) => {
  const by = context.id('days');
  const rows = linesOf(context, 'records', 6).map((line, index) => ({
    title: clip(line.title, 60),
    note: clip(line.record.fields.first, 60),
    value: line.record.fields.time,
    tint: index % 5,
  }));
  const days = [0, 1, 2]
    .map((day) => rows.filter((_, index) => index % 3 === day))
    .filter((list) => list.length > 0);
  return [
    {
      type: 'segments',
      id: by,
      label: usual(context, 'when'),
      options:
        days.length > 1
          ? days.map((_, index) => context.texts.next[index] ?? String(index + 1))
          : [context.texts.next[0] ?? '1', context.texts.next[1] ?? '2'],
      selected: 0,
    },
    { type: 'itinerary', id: context.id('stops'), by, days },
  ];
};

const weather: Builder<'weather'> = (context) => [
  {
    type: 'weather',
    id: context.id('sky'),
    place: usual(context, 'harbour-town'),
    sky: usual(context, 'dry'),
    hours: [
      { at: usual(context, 'now'), degrees: 17, icon: 'cloud-sun' },
      { at: '12', degrees: 19, icon: 'sun' },
      { at: '15', degrees: 20, icon: 'sun' },
      { at: '18', degrees: 16, icon: 'droplets' },
      { at: '21', degrees: 13, icon: 'droplets' },
    ],
    days: [2, 3, 4, 5].map((day) => ({
      name: context.days[day] ?? '',
      low: 7 + day,
      high: 13 + day * 2,
      icon: day % 2 ? ('sun' as const) : ('cloud-sun' as const),
    })),
    facts: [
      { label: usual(context, 'wind'), value: '12 km/h' },
      { label: usual(context, 'sunset'), value: '20:51' },
    ],
  },
];

const onboarding: Builder<'onboarding'> = (context) => {
  const choices = [...new Set(context.records.map(({ group }) => clip(group, 24)))].slice(0, 4);
  return [
    {
      type: 'onboarding',
      id: context.id('intro'),
      next: usual(context, 'next'),
      done: usual(context, 'start'),
      to: 'home',
      pages: [
        { title: context.app, text: say(context, 'headline'), picture: pictureOf(context, 0) },
        {
          title: usual(context, 'choose'),
          text: clip(context.subject.many, 60),
          picture: pictureOf(context, 1),
          ...(choices.length > 1 ? { choices } : {}),
        },
      ],
    },
  ];
};

const login: Builder<'login'> = (context) => [
  {
    type: 'login',
    id: context.id('door'),
    title: usual(context, 'welcome'),
    note: clip(say(context, 'headline'), 60),
    mail: usual(context, 'email'),
    password: usual(context, 'password'),
    enter: usual(context, 'sign-in'),
    other: usual(context, 'account'),
    wrong: usual(context, 'both'),
    to: 'home',
  },
];

export const journey = { itinerary, weather, onboarding, login } satisfies Partial<Builders>;
