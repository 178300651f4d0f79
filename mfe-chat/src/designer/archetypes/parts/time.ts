import { clip } from '../../compose/clip';
import { today } from '../../compose/parts/days';
import type { Ground } from '../../model/theme';
import { linesOf, say, titled, usual, type Builder } from '../context';

export const calendar: Builder<'calendar'> = (context, { of }) => [
  {
    type: 'calendar',
    id: context.id('month'),
    year: today.year,
    month: today.month,
    selected: today.day,
    today: today.day,
    marked: [1, 4, 6, 9, 12, 15, 21, 24, 27].map((day) => ((day + context.seed) % 28) + 1),
    quiet: usual(context, 'free-day'),
    agenda: linesOf(context, of, 3).map((line, index) => ({
      title: clip(line.title, 60),
      note: clip(line.record.fields.first, 40),
      value: line.record.fields.time,
      tint: (index + 1) % 5,
    })),
  },
];

const slotTimes = [
  ['9:05', '10:00'],
  ['10:10', '10:50'],
  ['11:00', '12:10'],
  ['12:20', '12:55'],
] as const;
const grounds: readonly Ground[] = ['accent', 'tint1', 'tint0', 'tint3'];

export const schedule: Builder<'schedule'> = (context, { of, title }) => {
  const lines = linesOf(context, of, slotTimes.length);
  return [
    ...titled(context, title),
    {
      type: 'schedule',
      id: context.id('day'),
      hours: ['9:00', '10:00', '11:00', '12:00'],
      events: lines.map((line, index) => {
        const [from, to] = slotTimes[index] ?? ['9:00', '10:00'];
        return {
          title: clip(line.title, 40),
          note: clip(line.record.fields.first, 40),
          from,
          to,
          ground: grounds[index] ?? 'surface',
        };
      }),
    },
  ];
};

export const slots: Builder<'slots'> = (context, { book, booked }) => [
  {
    type: 'booking',
    id: context.id('slots'),
    label: clip(say(context, book), 30),
    book: clip(say(context, book), 30),
    booked: clip(say(context, booked), 30),
    days: [1, 2, 3, 4, 5].map((index) => ({
      letter:
        context.customs.language === 'en'
          ? (context.days[index] ?? '').slice(0, 3)
          : (context.letters[index] ?? ''),
      number: today.day - 1 + index,
      name: context.days[index] ?? '',
    })),
    times: ['9:00', '9:45', '10:30', '11:15', '14:00', '15:30'],
    taken: [context.seed % 6],
  },
];

export const steps: Builder<'steps'> = (context, { label, at }) => {
  const { states } = context.archetype;
  const times = ['9:20', '9:31', '10:05', '10:40', '11:00', '11:20'];
  return [
    {
      type: 'steps',
      id: context.id('status'),
      label: clip(say(context, label), 40),
      at: Math.min(at, states.length - 1),
      next: usual(context, 'next'),
      steps: states.map(({ id }, index) => ({
        title: clip(context.phrases.states[id] ?? id, 40),
        note: times[index] ?? '',
      })),
    },
  ];
};

export const timer: Builder<'timer'> = (context) => [
  {
    type: 'timer',
    id: context.id('clock'),
    label: clip(context.records[0]?.title ?? context.subject.one, 30),
    minutes: [6, 10, 15, 25][context.seed % 4] ?? 10,
    start: usual(context, 'start'),
    pause: usual(context, 'pause'),
  },
];
