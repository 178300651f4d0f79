import { clip } from '../clip';
import { capital, type Context } from '../context';
import { today } from './days';
import { type Builder } from './numbers';

export const agenda: Builder = (context) => {
  const times = ['8:30', '12:15', '17:00', '19:30'];
  return [
    {
      type: 'calendar',
      id: context.id('month'),
      year: today.year,
      month: today.month,
      selected: today.day,
      today: today.day,
      marked: [1, 4, 6, 9, 12, 15, 21, 24, 27].map((day) => ((day + context.brief.seed) % 28) + 1),
      quiet: context.say('Nothing planned yet.'),
      agenda: context.domain.tasks.slice(0, 3).map((title, index) => ({
        title: capital(title, context.brief.language),
        value: times[index] ?? '20:00',
        tint: (index + 1) % 5,
        ...leadAt(context, index),
      })),
    },
  ];
};

const leadAt = ({ domain }: Context, index: number) => {
  const icon = domain.states[index]?.icon;
  return icon ? { lead: { as: 'icon' as const, icon } } : {};
};

export const reminders: Builder = (context) => [
  {
    type: 'reminders',
    id: context.id('reminders'),
    label: context.say('Reminders'),
    rows: context.domain.tasks.slice(0, 3).map((title, index) => ({
      title: capital(title, context.brief.language),
      note: context.say(['Every day, 8:00', 'Weekdays, 18:30', 'Sunday, 10:00'][index] ?? 'Once'),
      on: index < 2,
    })),
  },
];

/** The first duration in the records, “12 min”, or a default. */
function minutesOf({ domain, brief }: Context): number {
  const said = domain.isNarrow && /(?:^|\s)(\d{1,3}) min\b/.exec(domain.entries[0]?.value ?? '');
  const minutes = said ? Number(said[1]) : 0;
  return minutes > 0 && minutes <= 180 ? minutes : ([6, 10, 15, 25][brief.seed % 4] ?? 10);
}

export const timer: Builder = (context) =>
  context.takes('stopwatch')
    ? [
        {
          type: 'stopwatch',
          id: context.id('clock'),
          label: 'min : s',
          start: context.say('Start'),
          pause: context.say('Pause'),
          lap: context.say('Lap'),
          reset: context.say('Reset'),
        },
      ]
    : [
        {
          type: 'timer',
          id: context.id('clock'),
          label: clip(context.domain.entries[0]?.title ?? context.domain.one, 30),
          minutes: minutesOf(context),
          start: context.say('Start'),
          pause: context.say('Pause'),
        },
      ];

/** Three letters in English, else the calendar's letter. */
const dayLetters = ({ brief, days, letters }: Context, index: number): string =>
  brief.language === 'en' ? (days[index] ?? '').slice(0, 3) : (letters[index] ?? '');

export const booking: Builder = (context) => [
  {
    type: 'booking',
    id: context.id('slots'),
    label: context.say('Book'),
    book: context.say('Book'),
    booked: context.say('Yours'),
    days: [1, 2, 3, 4, 5].map((index) => ({
      letter: dayLetters(context, index),
      number: today.day - 1 + index,
      name: context.days[index] ?? '',
    })),
    times: ['9:00', '9:45', '10:30', '11:15', '14:00', '15:30'],
    taken: [context.brief.seed % 6],
  },
];
