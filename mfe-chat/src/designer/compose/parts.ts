import type { Component } from '../model/components';
import type { FeatureName } from '../interpret/features';
import type { PictureName } from '../drawings/picture-names';
import { capital, clip, goTo, groupsOf, leadOf, personAt, rowsOf, type Context } from './context';
import { initialsOf, samplesOf } from './samples';

export const today = { year: 2026, month: 5, day: 19, name: 'Tuesday 19 May' } as const;
const letters = ['M', 'T', 'W', 'T', 'F', 'S', 'S'] as const;
const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const pictureAt = ({ domain }: Context, index: number): PictureName =>
  domain.pictures[index % domain.pictures.length] ?? 'arcs';

const numberIn = (text: string): number =>
  Number(text.replaceAll(',', '').match(/\d+(\.\d+)?/)?.[0] ?? '0');

/** Seven shares that belong to the figure of the home screen: the same week in every chart. */
export function weekOf({ brief, domain }: Context): number[] {
  const base = numberIn(domain.figure) + brief.seed;
  return letters.map((_, index) => 0.34 + (((base * (index + 3) * 37) % 61) / 61) * 0.62);
}

type Maker = (context: Context) => Component[];

const bars: Maker = (context) => {
  const { domain, id } = context;
  const shares = weekOf(context);
  return [
    {
      type: 'bar-chart',
      id: id('bars'),
      value: domain.figure,
      caption: domain.caption,
      strongest: shares.indexOf(Math.max(...shares)),
      tint: context.chance.below(5),
      bars: weekdays.map((label, index) => ({
        label,
        share: Math.round((shares[index] ?? 0) * 100) / 100,
      })),
    },
  ];
};

const area: Maker = (context) => {
  const shares = weekOf(context);
  return [
    {
      type: 'area-chart',
      id: context.id('line'),
      label: `${context.domain.caption}: ${context.domain.figure}`,
      points: [...shares, ...shares.slice(0, 3).map((share) => Math.min(1, share + 0.08))].map(
        (share) => Math.round(share * 100) / 100,
      ),
      now: 6,
      labels: ['12', '14', '16', '19', '22'],
    },
  ];
};

const chart: Maker = (context) => (context.brief.seed % 2 === 0 ? bars(context) : area(context));

const tiles: Maker = (context) => {
  const groups = groupsOf(context);
  const { entries, many } = context.domain;
  const most = groups.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? '';
  function countOf(group: string) {
    return entries.filter((entry) => entry.group === group).length;
  }
  return [
    {
      type: 'tiles',
      id: context.id('tiles'),
      tiles: [
        { value: String(entries.length), label: clip(many, 24), tint: 0 },
        { value: String(countOf(most)), label: clip(most, 24), tint: 2 },
      ],
    },
  ];
};

export const statsRow: Maker = (context) => {
  const { domain } = context;
  const groups = groupsOf(context).slice(0, 2);
  const countOf = (group: string) => domain.entries.filter((entry) => entry.group === group).length;
  return [
    {
      type: 'stats-row',
      id: context.id('stats'),
      stats: [
        { value: domain.figure, label: context.say('Today') },
        ...groups.map((group) => ({ value: String(countOf(group)), label: clip(group, 12) })),
      ],
    },
  ];
};

const streak: Maker = ({ id, brief }) => [
  {
    type: 'streak',
    id: id('streak'),
    value: 12 + (brief.seed % 9),
    label: 'days in a row',
    tick: 'This week',
    days: weekdays.map((name, index) => ({ letter: letters[index] ?? 'M', name, on: index < 2 })),
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

export const taskList = (context: Context, id: string): Component => {
  const { domain } = context;
  return {
    type: 'checklist',
    id,
    arrangement: context.rows,
    tasks: domain.tasks.map((title, index) => {
      const entry = domain.entries[index % domain.entries.length];
      const lead = leadOf(context, index);
      return {
        title: capital(title),
        note:
          entry && index < 4
            ? (['8:00', '12:30', '17:00', '21:00'][index] ?? entry.value)
            : 'Any time',
        done: index > 1 && index < 4,
        tint: index % 5,
        ...(lead && lead.as !== 'picture' ? { lead } : {}),
      };
    }),
  };
};

/** The records as a list, or as a list to tick where lists are ruled out. */
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
    none: 'Nothing by that name yet.',
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

const agenda: Maker = (context) => {
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
      quiet: 'Nothing planned yet.',
      agenda: context.domain.tasks.slice(0, 3).map((title, index) => ({
        title: capital(title),
        value: times[index] ?? '20:00',
        tint: (index + 1) % 5,
      })),
    },
  ];
};

const reminders: Maker = (context) => [
  {
    type: 'reminders',
    id: context.id('reminders'),
    label: context.say('Reminders'),
    rows: context.domain.tasks.slice(0, 3).map((title, index) => ({
      title: capital(title),
      note: ['Every day, 8:00', 'Weekdays, 18:30', 'Sunday, 10:00'][index] ?? 'Once',
      on: index < 2,
    })),
  },
];

const settings: Maker = ({ id, say }) => [
  {
    type: 'toggles',
    id: id('settings'),
    label: say('Settings'),
    options: [
      { title: 'Larger text', on: false },
      { title: 'Quiet after ten', note: 'Nothing rings until seven', on: true },
      { title: 'Weekly summary', note: 'Sunday evening', on: true },
    ],
  },
];

const profile: Maker = (context) => {
  const name = personAt(context, 5);
  const isPet = context.brief.kind.value === 'pets';
  const entry = context.domain.entries[0];
  return [
    {
      type: 'profile',
      id: context.id('profile'),
      initials: initialsOf(name),
      name: isPet && entry ? entry.title : name,
      note:
        isPet && entry
          ? entry.facts.slice(0, 2).join(', ')
          : `${context.domain.entries.length} ${clip(context.domain.many, 30)}, since March`,
      tint: context.chance.below(5),
      ...(isPet ? { lead: { as: 'picture', picture: pictureAt(context, 0) } as const } : {}),
    },
  ];
};

const detail: Maker = (context) => {
  const { domain, say, id } = context;
  const pictured = context.imagery !== 'plain' && context.imagery !== 'initials';
  return [
    {
      type: 'detail',
      id: id('record'),
      save: say('Save'),
      saved: say('Saved'),
      records: domain.entries.map((entry, index) => {
        const lead = leadOf(context, index);
        return {
          title: entry.title,
          note: entry.note,
          tint: index % 5,
          ...(pictured ? { picture: pictureAt(context, index) } : lead ? { lead } : {}),
          facts: [
            ...domain.facts.map((label, at) => ({ label, value: entry.facts[at] ?? '–' })),
            { label: say('List'), value: entry.group },
          ].slice(0, 6),
        };
      }),
    },
  ];
};

const rating: Maker = (context) => {
  const { reviews } = samplesOf(context.brief.kind.value);
  return [
    {
      type: 'rating',
      id: context.id('stars'),
      label: 'Your stars',
      value: '4.6 from 128 people',
      stars: 4,
      thanks: 'Thank you. Counted.',
      reviews: reviews.map((text, index) => ({
        name: personAt(context, index),
        text,
        stars: 5 - index,
      })),
    },
  ];
};

const form: Maker = (context) => {
  const { domain, id, brief, listId } = context;
  const groups = groupsOf(context).slice(0, 4);
  const own = brief.entities[0]?.fields ?? [];
  const parts: Component[] = [
    {
      type: 'field',
      id: 'new-name',
      label: context.say('Name'),
      value: '',
      placeholder: clip(domain.entries[0]?.title ?? domain.one, 40),
    },
  ];
  if (groups.length > 1)
    parts.push({ type: 'choice', id: id('kind'), label: 'Kind', options: groups, selected: 0 });
  const counted = own.find(({ kind }) => ['number', 'money', 'duration', 'rating'].includes(kind));
  if (counted) {
    parts.push({
      type: 'stepper',
      id: id('amount'),
      label: capital(clip(counted.name, 30)),
      value: counted.kind === 'rating' ? 4 : 20,
      min: 0,
      max: counted.kind === 'rating' ? 5 : 500,
      unit: counted.kind === 'money' ? context.unit : counted.kind === 'duration' ? 'min' : '×',
    });
  }
  if (!counted || own.some(({ kind }) => kind === 'date' || kind === 'time')) {
    parts.push({
      type: 'day-picker',
      id: id('days'),
      label: 'When',
      days: weekdays.map((name, index) => ({
        letter: letters[index] ?? 'M',
        name,
        on: index === 1 || index === 4,
      })),
    });
  }
  if (own.some(({ kind }) => kind === 'text') && brief.seed % 3 === 0)
    parts.push({
      type: 'field',
      id: id('note'),
      label: 'Note',
      value: '',
      placeholder: clip(domain.entries[1]?.note ?? 'Note', 60),
      multiline: true,
    });
  if (context.may('notifications'))
    parts.push({
      type: 'toggle',
      id: id('remind'),
      title: context.say('Reminders'),
      label: 'The evening before, 19:00',
      on: true,
      ground: brief.seed % 2 ? 'hero' : 'tint1',
    });
  parts.push({
    type: 'button',
    id: id('add'),
    label: `${context.say('Add')} ${clip(domain.one, 30)}`,
    icon: 'plus',
    action:
      listId === ''
        ? { do: 'back' }
        : { do: 'add', field: 'new-name', list: listId, to: context.to('the-list') ?? 'home' },
  });
  return parts;
};

const map: Maker = (context) => [
  {
    type: 'place-map',
    id: context.id('map'),
    label: context.say('Map'),
    seed: context.brief.seed,
    height: 430,
    route: ['travel', 'ride-share', 'logistics', 'fitness'].includes(context.brief.kind.value),
    pins: context.domain.entries.slice(0, 5).map(({ title, note }, index) => {
      const action = goTo(context, 'detail', index);
      return {
        title: clip(title, 40),
        note: clip(note, 50),
        x: [0.2, 0.72, 0.48, 0.88, 0.1][index] ?? 0.5,
        y: [0.22, 0.1, 0.62, 0.5, 0.86][index] ?? 0.5,
        ...(action ? { action } : {}),
      };
    }),
  },
];

const camera: Maker = (context) => [
  {
    type: 'camera',
    id: context.id('camera'),
    picture: pictureAt(context, 0),
    label: `Hold still: ${context.domain.one}`,
    shutter: 'Take a photo',
    taken: context.say('Photos'),
    flash: 'Light',
    turn: 'Turn the camera',
  },
];

const gallery: Maker = (context) => {
  const frames: PictureName[] = [
    ...new Set<PictureName>([
      ...context.domain.pictures,
      'dunes',
      'vase-flowers',
      'tiles',
      'arch',
      'leaf',
    ]),
  ];
  return [
    {
      type: 'masonry',
      id: context.id('photos'),
      tiles: frames.slice(0, 6).map((picture, index) => ({
        picture,
        label:
          clip(
            context.domain.entries[index % context.domain.entries.length]?.title ?? picture,
            40,
          ) + (index >= context.domain.entries.length ? ' (2)' : ''),
        height: [214, 138, 132, 194, 150, 168][index] ?? 150,
      })),
    },
  ];
};

const chat: Maker = (context) => {
  const { talk } = samplesOf(context.brief.kind.value);
  return [
    {
      type: 'messages',
      id: context.id('thread'),
      field: 'Write a message',
      send: 'Send',
      messages: talk.map((text, index) => ({
        from: text.startsWith('>') ? ('me' as const) : ('them' as const),
        text: text.replace(/^>/, ''),
        at: `9:${String(12 + index * 6)}`,
      })),
    },
  ];
};

export const feed: Maker = (context) => {
  const { posts } = samplesOf(context.brief.kind.value);
  return [
    {
      type: 'feed',
      id: context.id('posts'),
      like: 'Like',
      answer: 'Answer',
      posts: posts.map((text, index) => {
        const name = personAt(context, index + 1);
        return {
          name,
          initials: initialsOf(name),
          tint: index % 5,
          at: ['12 minutes ago', '2 hours ago', 'Yesterday'][index] ?? 'Monday',
          text,
          likes: [24, 8, 61][index] ?? 5,
          ...(index === 0 || index === 2 ? { picture: pictureAt(context, index) } : {}),
        };
      }),
    },
  ];
};

export const stories: Maker = (context) => [
  {
    type: 'stories',
    id: context.id('stories'),
    label: 'New today',
    seen: 'seen',
    people: [0, 1, 2, 3, 4, 5].map((index) => {
      const name = personAt(context, index + 1);
      return { name: name.split(' ')[0] ?? name, initials: initialsOf(name), tint: index % 5 };
    }),
  },
];

const login: Maker = (context) => [
  {
    type: 'login',
    id: context.id('door'),
    title: 'Good to see you.',
    note: context.domain.headline,
    mail: 'Email',
    password: 'Password',
    enter: context.say('Sign in'),
    other: 'Create an account',
    wrong: 'Both fields, please.',
    to: 'home',
  },
];

const timer: Maker = (context) =>
  /stop ?watch|lap|count up|stoppuhr|cron[oó]m/i.test(context.brief.text)
    ? [
        {
          type: 'stopwatch',
          id: context.id('clock'),
          label: 'min : s',
          start: context.say('Start'),
          pause: context.say('Pause'),
          lap: 'Lap',
          reset: 'Reset',
        },
      ]
    : [
        {
          type: 'timer',
          id: context.id('clock'),
          label: clip(context.domain.entries[0]?.title ?? context.domain.one, 30),
          minutes: [6, 10, 15, 25][context.brief.seed % 4] ?? 10,
          start: context.say('Start'),
          pause: context.say('Pause'),
        },
      ];

const player: Maker = (context) => [
  {
    type: 'player',
    id: context.id('player'),
    play: context.say('Start'),
    pause: context.say('Pause'),
    next: context.say('Next'),
    before: context.say('Back'),
    tracks: context.domain.entries.slice(0, 5).map(({ title, note }, index) => ({
      title: clip(title, 40),
      by: clip(note, 40),
      seconds: 142 + ((index * 47) % 140),
      picture: pictureAt(context, index + 1),
    })),
  },
];

const priceAt = (context: Context, index: number): number => {
  const entry = context.domain.entries[index];
  const own = [entry?.value ?? '', ...(entry?.facts ?? [])].find((text) => /^[£$€]\d/.test(text));
  return own ? numberIn(own) : ([12, 8.5, 24, 16, 9][index % 5] ?? 12);
};

const cart: Maker = (context) => [
  {
    type: 'cart',
    id: 'basket-items',
    unit: context.unit,
    total: 'Total',
    empty: 'Nothing in here yet.',
    items: context.domain.entries.slice(0, 6).map(({ title, note }, index) => ({
      title: clip(title, 40),
      note: clip(note, 40),
      price: priceAt(context, index),
      count: index < 2 ? 1 : 0,
      tint: index % 5,
      ...(context.imagery === 'plain' ? {} : { picture: pictureAt(context, index) }),
    })),
  },
];

const checkout: Maker = (context) => [
  {
    type: 'checkout',
    id: context.id('pay'),
    label: context.say('Pay'),
    pay: context.say('Pay'),
    paid: 'Paid. This is a design, nothing was charged.',
    ways: [
      { title: 'Card ending 4417', note: 'Expires 09/28' },
      { title: 'Bank transfer', note: 'Arrives tomorrow' },
      { title: 'When I get it', note: 'Cash or card' },
    ],
  },
];

const deck: Maker = (context) => {
  const { kind } = context.brief;
  if (['flashcards', 'language', 'education', 'quiz'].includes(kind.value)) {
    const own = context.domain.entries.map(({ title, note }) => ({ front: title, back: note }));
    return [
      {
        type: 'flash-cards',
        id: context.id('cards'),
        cards: own,
        flip: 'Tap to turn',
        next: context.say('Next'),
      },
    ];
  }
  return [
    {
      type: 'deck',
      id: context.id('deck'),
      no: 'No',
      yes: 'Yes',
      kept: context.say('Saved'),
      cards: context.domain.entries.map(({ title, note }, index) => ({
        title: clip(title, 40),
        note: clip(note, 60),
        picture: pictureAt(context, index),
        tint: (index + 1) % 5,
      })),
    },
  ];
};

const quiz: Maker = (context) => {
  const survey =
    /survey|questionnaire|umfrage|encuesta|anket|sondage|preference/i.test(context.brief.text) ||
    ['survey', 'polls', 'health', 'mood-journal'].includes(context.brief.kind.value);
  return [
    {
      type: 'quiz',
      id: context.id('quiz'),
      survey,
      yes: survey ? 'Noted, thank you.' : 'Right. Well done!',
      no: 'Not quite. The marked one is it.',
      next: context.say('Next'),
      end: context.say('Done'),
      questions: samplesOf(context.brief.kind.value).quiz.map((line, index) => {
        const [ask = '', right = '', ...wrong] = line.split('|');
        const at = survey ? 0 : (index + context.brief.seed) % (wrong.length + 1);
        return { ask, answers: wrong.toSpliced(at, 0, right), right: at };
      }),
    },
  ];
};

const scanner: Maker = (context) => [
  {
    type: 'scanner',
    id: context.id('scanner'),
    label: 'Hold the code in the frame',
    scan: context.say('Scan'),
    again: `${context.say('Scan')} +1`,
    found: context.domain.entries.slice(0, 3).map(({ title, note, value }) => ({
      title: clip(title, 40),
      note: clip(note, 50),
      value: clip(value, 16),
    })),
  },
];

const document: Maker = (context) => {
  const [entry] = context.domain.entries;
  return [
    {
      type: 'document',
      id: context.id('paper'),
      title: entry ? clip(entry.title, 40) : context.domain.one,
      note: `${today.name}, 2 pages`,
      share: 'Share as PDF',
      shared: 'Ready to hand over',
      text: context.domain.headline,
      rows: [
        ...context.domain.facts.map((label, at) => ({ label, value: entry?.facts[at] ?? '–' })),
        ...context.domain.entries
          .slice(1, 4)
          .map(({ title, value }) => ({ label: clip(title, 24), value: clip(value, 20) })),
      ],
    },
  ];
};

const wallet: Maker = (context) => {
  const { domain, unit } = context;
  const money = domain.entries.some(({ value }) => /[£$€]/.test(value));
  const rows = [0, 1, 2, 3].map((index) => {
    const name = personAt(context, index);
    const entry = domain.entries[index % domain.entries.length];
    return money
      ? {
          title: entry?.title ?? name,
          note: entry?.note ?? '',
          value: entry?.value ?? '',
          tint: index,
          lead: { as: 'icon' as const, icon: 'receipt-text' as const },
        }
      : {
          title: name,
          note: index % 2 ? 'You owe' : 'Owes you',
          value: `${index % 2 ? '−' : '+'}${unit}${[18.4, 7, 24.5, 12][index]}`,
          tint: index,
          lead: { as: 'initials' as const, text: initialsOf(name) },
        };
  });
  return [
    {
      type: 'wallet',
      id: context.id('wallet'),
      label: 'Balance',
      value: /[£$€]/.test(domain.figure) ? domain.figure : `${unit}186`,
      note: 'Everything up to today',
      rows,
      buttons: [
        { label: 'Settle up', action: { do: 'toggle', says: 'All settled', off: 'Open again' } },
        { label: 'Remind', action: { do: 'toggle', says: 'Will remind', off: 'No reminder' } },
      ],
    },
  ];
};

const booking: Maker = (context) => [
  {
    type: 'booking',
    id: context.id('slots'),
    label: context.say('Book'),
    book: context.say('Book'),
    booked: 'Yours',
    days: [1, 2, 3, 4, 5].map((index) => ({
      letter: (weekdays[index] ?? '').slice(0, 3),
      number: today.day - 1 + index,
      name: weekdays[index] ?? '',
    })),
    times: ['9:00', '9:45', '10:30', '11:15', '14:00', '15:30'],
    taken: [context.brief.seed % 6],
  },
];

const leaderboard: Maker = (context) => {
  const you = personAt(context, 5);
  return [
    {
      type: 'leaderboard',
      id: context.id('ranks'),
      label: context.say('Ranking'),
      spans: ['This week', 'All time'],
      unit: 'pts',
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

const kanban: Maker = (context) => {
  const groups = groupsOf(context);
  const columns = ['jobs', 'kanban', 'freelance', 'business-ops'].includes(context.brief.kind.value)
    ? groups.slice(0, 4)
    : ['To do', 'Doing', 'Done'];
  return [
    {
      type: 'kanban',
      id: context.id('board'),
      columns,
      move: 'Move on',
      none: 'Nothing here. Good.',
      cards: [
        ...context.domain.entries.map(({ title, note, group }, index) => ({
          title: clip(title, 44),
          note: clip(note, 30),
          tint: index % 5,
          column: Math.max(
            0,
            columns.includes(group) ? columns.indexOf(group) : index % columns.length,
          ),
        })),
        ...context.domain.tasks.map((title, index) => ({
          title: capital(clip(title, 44)),
          note: personAt(context, index).split(' ')[0] ?? '',
          tint: (index + 2) % 5,
          column: index % columns.length,
        })),
      ],
    },
  ];
};

const editor: Maker = (context) => {
  const [entry, other] = context.domain.entries;
  return [
    {
      type: 'editor',
      id: context.id('page'),
      label: context.say('Write'),
      title: clip(entry?.title ?? capital(context.domain.one), 40),
      text: `${entry?.note ?? ''}. ${context.domain.headline}\n\n${other?.note ?? ''}. ${samplesOf(context.brief.kind.value).posts[1] ?? ''}`,
      words: 'words',
      save: context.say('Save'),
      saved: context.say('Saved'),
      placeholder: 'Begin anywhere',
    },
  ];
};

const unitSets = {
  money: [
    ['Pound', '£', 1],
    ['Euro', '€', 0.855],
    ['Dollar', '$', 0.74],
    ['Krona', 'kr', 0.078],
    ['Yen', '¥', 0.005],
  ],
  length: [
    ['Kilometres', 'km', 1],
    ['Miles', 'mi', 1.609],
    ['Metres', 'm', 0.001],
    ['Feet', 'ft', 0.000_304_8],
  ],
  weight: [
    ['Kilograms', 'kg', 1],
    ['Pounds', 'lb', 0.4536],
    ['Grams', 'g', 0.001],
    ['Ounces', 'oz', 0.028_35],
  ],
  kitchen: [
    ['Grams of flour', 'g', 1],
    ['Cups', 'cup', 125],
    ['Tablespoons', 'tbsp', 8],
    ['Ounces', 'oz', 28.35],
  ],
} as const;

const converter: Maker = (context) => {
  const { text, kind } = context.brief;
  if (kind.value === 'translator' || /translat|übersetz|traduc|emoji|language/i.test(text)) {
    const emoji = /emoji/i.test(text);
    const pairs = emoji
      ? [
          ['good morning', '☀️👋'],
          ['I love pizza', '❤️🍕'],
          ['see you tonight', '👀🌙'],
          ['happy birthday', '🎉🎂'],
        ]
      : [
          ['Good morning', 'Bom dia'],
          ['A coffee, please', 'Um café, por favor'],
          ['How much is it?', 'Quanto custa?'],
          ['Thank you', 'Obrigado'],
        ];
    return [
      {
        type: 'phrases',
        id: context.id('phrases'),
        from: 'English',
        to: emoji ? 'Emoji' : 'Português',
        field: 'Say it here',
        swap: 'Swap',
        unknown: 'Not in this phrase book yet',
        pairs: pairs.map(([from = '', to = '']) => ({ from, to })),
      },
    ];
  }
  const set = /mile|kilomet|length|distance|\bkm\b/i.test(text)
    ? 'length'
    : /weight|kilo|pounds? (to|and)/i.test(text) && !/currenc/i.test(text)
      ? 'weight'
      : /cup|flour|kitchen|recipe|baking/i.test(text)
        ? 'kitchen'
        : 'money';
  return [
    {
      type: 'converter',
      id: context.id('units'),
      label: 'Amount',
      amount: set === 'money' ? 50 : 5,
      swap: 'Swap',
      from: 0,
      to: 1,
      units: unitSets[set].map(([name, code, rate]) => ({ name, code, rate })),
    },
  ];
};

const calculator: Maker = (context) => {
  const { text, kind } = context.brief;
  const id = context.id('sum');
  const { unit } = context;
  if (kind.value === 'expense-split' || /split|tip\b|per person|each (pays|owes)/i.test(text))
    return [
      {
        type: 'formula',
        id,
        rule: 'tip',
        label: 'Each pays',
        unit,
        inputs: [
          { label: 'Bill', value: 68, step: 1, unit },
          { label: 'People', value: 4, step: 1, unit: '×' },
          { label: 'Tip', value: 10, step: 5, unit: '%' },
        ],
      },
    ];
  if (/\bpace\b|\bspeed\b/i.test(text))
    return [
      {
        type: 'formula',
        id,
        rule: 'divide',
        label: 'Your pace',
        unit: 'min/km',
        inputs: [
          { label: 'Time', value: 110, step: 1, unit: 'min' },
          { label: 'Distance', value: 21.1, step: 0.5, unit: 'km' },
        ],
      },
    ];
  if (/profit|margin|revenue|earn/i.test(text))
    return [
      {
        type: 'formula',
        id,
        rule: 'minus',
        label: 'Profit',
        unit,
        inputs: [
          { label: 'Price', value: 28, step: 1, unit },
          { label: 'Cost', value: 11, step: 1, unit },
          { label: 'Sold', value: 40, step: 1, unit: '×' },
        ],
      },
    ];
  return [{ type: 'calculator', id, label: context.say('Calculate'), clear: 'Clear' }];
};

const weather: Maker = (context) => [
  {
    type: 'weather',
    id: context.id('sky'),
    place: 'Harbour town',
    sky: 'Dry until six, then light rain',
    hours: [
      { at: 'Now', degrees: 17, icon: 'cloud-sun' },
      { at: '12', degrees: 19, icon: 'sun' },
      { at: '15', degrees: 20, icon: 'sun' },
      { at: '18', degrees: 16, icon: 'droplets' },
      { at: '21', degrees: 13, icon: 'droplets' },
      { at: '0', degrees: 11, icon: 'moon' },
    ],
    days: [
      { name: 'Wednesday', low: 10, high: 18, icon: 'cloud-sun' },
      { name: 'Thursday', low: 9, high: 15, icon: 'droplets' },
      { name: 'Friday', low: 11, high: 21, icon: 'sun' },
      { name: 'Saturday', low: 13, high: 23, icon: 'sun' },
    ],
    facts: [
      { label: 'Wind', value: '12 km/h' },
      { label: 'Sunset', value: '20:51' },
    ],
  },
];

const drawing: Maker = (context) => [
  {
    type: 'drawing-pad',
    id: context.id('pad'),
    label: context.say('Draw'),
    clear: 'Clear',
    stamp: 'Stamp',
    colors: ['Ink', 'Green', 'Coral', 'Sun', 'Sky'],
  },
];

const onboarding: Maker = (context) => {
  const pages = samplesOf(context.brief.kind.value).pages;
  return [
    {
      type: 'onboarding',
      id: context.id('intro'),
      next: context.say('Next'),
      done: context.say('Start'),
      to: 'home',
      pages: [
        {
          title: context.domain.headline,
          text: `${pages[0]?.split('|').join('. ') ?? ''}`,
          picture: pictureAt(context, 1),
        },
        {
          title: pages[1]?.split('|')[0] ?? '',
          text: pages[1]?.split('|')[1] ?? '',
          picture: pictureAt(context, 0),
          choices: groupsOf(context).concat('Not sure').slice(0, 5),
        },
      ],
    },
  ];
};

/** What provides a feature, where it has a screen of its own. */
export const makers: Record<FeatureName, Maker> = {
  list: (context) => [list(context, context.id('all'))],
  detail,
  form,
  calendar: agenda,
  chart,
  stats: tiles,
  search: () => [],
  filter: () => [],
  map,
  camera,
  gallery,
  chat,
  feed,
  profile,
  login,
  settings,
  notifications: reminders,
  timer,
  player,
  cart,
  checkout,
  checklist: (context) => [taskList(context, context.id('tasks'))],
  progress: progressOf,
  streak,
  'card-deck': deck,
  onboarding,
  quiz,
  scanner,
  document,
  wallet,
  booking,
  rating,
  leaderboard,
  kanban,
  editor,
  converter,
  calculator,
  weather,
  drawing,
};
