import { clip } from '../clip';
import { goTo } from '../context';
import { type Builder } from './numbers';

/** Ratios of width and height; a route through them in order never crosses itself. */
const spread = [
  [0.2, 0.22],
  [0.72, 0.1],
  [0.48, 0.62],
  [0.88, 0.5],
  [0.1, 0.86],
] as const;
const inTurn = [spread[0], spread[1], spread[3], spread[2], spread[4]] as const;

export const map: Builder = (context) => [
  {
    type: 'place-map',
    id: context.id('map'),
    label: context.say('Map'),
    seed: context.brief.seed,
    height: 430,
    route: context.traits.route ?? false,
    pins: context.domain.entries.slice(0, 5).map(({ title, note }, index) => {
      const action = goTo(context, 'detail', index);
      const places = context.traits.route ? inTurn : spread;
      const [x, y] = places[index] ?? [0.5, 0.5];
      return {
        title: clip(title, 40),
        note: clip(note, 50),
        x,
        y,
        ...(action ? { action } : {}),
      };
    }),
  },
];

export const weather: Builder = (context) => [
  {
    type: 'weather',
    id: context.id('sky'),
    place: (context.traits.nextIsPlace && context.domain.next) || context.say('Harbour town'),
    sky: context.say('Dry until six, then light rain'),
    hours: [
      { at: context.say('Now'), degrees: 17, icon: 'cloud-sun' },
      { at: '12', degrees: 19, icon: 'sun' },
      { at: '15', degrees: 20, icon: 'sun' },
      { at: '18', degrees: 16, icon: 'droplets' },
      { at: '21', degrees: 13, icon: 'droplets' },
      { at: '0', degrees: 11, icon: 'moon' },
    ],
    days: [
      { name: context.days[2] ?? '', low: 10, high: 18, icon: 'cloud-sun' },
      { name: context.days[3] ?? '', low: 9, high: 15, icon: 'droplets' },
      { name: context.days[4] ?? '', low: 11, high: 21, icon: 'sun' },
      { name: context.days[5] ?? '', low: 13, high: 23, icon: 'sun' },
    ],
    facts: [
      { label: context.say('Wind'), value: '12 km/h' },
      { label: context.say('Sunset'), value: '20:51' },
    ],
  },
];
