import type { FeatureName } from '../interpret/features';
import type { Component } from '../model/components';
import type { Ground } from '../model/theme';
import { luminance, contrast } from '../themes/color';
import type { Palette } from '../model/theme';
import { capital, clip, goTo, groupsOf, personAt, type Context } from './context';
import {
  feed,
  list,
  makers,
  progressOf,
  searchOf,
  filterOf,
  statsRow,
  stories,
  taskList,
  today,
  weekOf,
} from './parts';
import { initialsOf } from './samples';

/** A home screen: its parts, and the ground that its top lies on. */
export interface Home {
  top: Ground;
  components: Component[];
  /** The list or checklist that stands here, for the form to add to. */
  list?: string;
}

type Make = (context: Context, palette: Palette) => Home;

const picture = ({ domain }: Context, index = 0) =>
  domain.pictures[index % domain.pictures.length] ?? 'arcs';
const scenes = new Set([
  'dunes',
  'lisbon',
  'mountains',
  'city',
  'sea',
  'night',
  'field',
  'room',
  'table',
  'crowd',
  'confetti',
  'waves',
  'arcs',
  'tiles',
  'road',
  'route',
  'sun',
  'rings',
]);
const hasScene = ({ domain }: Context) => domain.pictures.some((name) => scenes.has(name));
const hasThing = ({ domain }: Context) => domain.pictures.some((name) => !scenes.has(name));
const sceneOf = ({ domain }: Context) =>
  domain.pictures.find((name) => scenes.has(name)) ?? 'waves';
const thingOf = ({ domain }: Context) =>
  domain.pictures.find((name) => !scenes.has(name)) ?? 'plant';

const isLoud = ({ hero }: Palette) => luminance(hero) < 0.4;
/** What a picture lies on must still show it. */
const loudGround = (palette: Palette): Ground =>
  isLoud(palette) || contrast(palette.hero, palette.background) > 1.25 ? 'hero' : 'accent';

/** The rest of a home: what is to do, or what there is. */
function body(context: Context, count: number, id = 'main-list'): Component[] {
  const { say, domain } = context;
  if (context.tasksFirst) {
    return [
      { type: 'section', id: context.id('section'), title: say('Today'), ...link(context) },
      taskList(context, id),
    ];
  }
  return [
    {
      type: 'section',
      id: context.id('section'),
      title: capital(clip(domain.many, 28)),
      ...link(context),
    },
    list(context, id, count),
  ];
}

function link(context: Context) {
  const { domain, say } = context;
  const add = goTo(context, 'new');
  if (add) return { link: { label: clip(`${say('Add')} ${domain.one}`, 26), action: add } };
  const all = goTo(context, 'browse');
  return all ? { link: { label: say('All'), action: all } } : {};
}

const finders = (context: Context, id: string): Component[] => [
  ...(context.wants('search') && !context.to('browse') ? searchOf(context, id) : []),
  ...(context.wants('filter') && !context.to('browse') && groupsOf(context).length > 1
    ? filterOf(context, id)
    : []),
];

const you = (
  context: Context,
): { avatar?: { initials: string; label: string; action: { do: 'go'; to: string } } } => {
  const to = context.to('you');
  const name = personAt(context, 5);
  return to
    ? { avatar: { initials: initialsOf(name), label: name, action: { do: 'go', to } } }
    : {};
};

const bell = (context: Context) => {
  const to = context.to('you') ?? context.to('insights');
  return to
    ? {
        action: {
          icon: 'bell' as const,
          label: context.say('Reminders'),
          action: { do: 'go' as const, to },
        },
      }
    : {};
};

const button = (context: Context) => {
  const to =
    context.to('new') ?? context.to('book') ?? context.to('detail') ?? context.to('browse');
  const { say, domain } = context;
  if (!to) return {};
  const label =
    to === context.to('new')
      ? `${say('Add')} ${clip(domain.one, 20)}`
      : to === context.to('book')
        ? say('Book')
        : clip(domain.entries[0]?.title ?? say('List'), 26);
  return { button: { label, action: { do: 'go' as const, to } } };
};

const card: Make = (context) => {
  const { domain, brief, id } = context;
  const name = personAt(context, 5).split(' ')[0] ?? '';
  const counted = context.tasksFirst && context.may('checklist');
  const parts: Component[] = [
    {
      type: 'header',
      id: id('hello'),
      eyebrow: today.name,
      title: brief.seed % 2 ? `Morning, ${name}` : clip(domain.headline, 40),
      size: brief.seed % 2 ? 32 : 28,
      ...you(context),
    },
  ];
  if (context.wants('streak') && !context.to('insights')) parts.push(...makers.streak(context));
  else if (counted && context.may('progress'))
    parts.push({
      type: 'progress-card',
      id: id('done'),
      list: 'main-list',
      of: 'of',
      caption: 'done today.',
      picture: thingOf(context),
    });
  else
    parts.push({
      type: 'cover',
      id: id('cover'),
      space: 16,
      ground: 'hero',
      eyebrow: clip(domain.caption, 40),
      title: domain.figure,
      size: domain.figure.length > 4 ? 72 : 96,
      height: 182,
      ...(domain.figure.length > 5 || !hasThing(context) ? {} : { picture: thingOf(context) }),
    });
  return {
    top: 'background',
    components: [...parts, ...finders(context, 'main-list'), ...body(context, 5)],
    list: 'main-list',
  };
};

const cover: Make = (context, palette) => {
  if (!hasThing(context)) return scene(context, palette);
  const ground = loudGround(palette);
  return {
    top: ground,
    list: 'main-list',
    components: [
      {
        type: 'cover',
        id: context.id('cover'),
        ground,
        eyebrow: today.name,
        title: clip(context.domain.headline, 60),
        size: 43,
        height: 318,
        picture: thingOf(context),
        ...button(context),
        ...bell(context),
      },
      ...finders(context, 'main-list'),
      ...body(context, 4),
    ],
  };
};

const figure: Make = (context, palette) => {
  const { domain, id } = context;
  const isBold = context.brief.seed % 3 !== 0;
  const ground = isBold ? loudGround(palette) : 'background';
  const long = domain.figure.length > 5;
  const charts = context.may('chart')
    ? context.to('insights') && context.brief.seed % 2
      ? []
      : makers.chart(context)
    : [];
  return {
    top: ground,
    list: 'main-list',
    components: isBold
      ? [
          {
            type: 'cover',
            id: id('cover'),
            ground,
            eyebrow: today.name,
            title: domain.figure,
            note: clip(domain.caption, 60),
            size: long ? 84 : 124,
            height: long ? 196 : 236,
            ...bell(context),
          },
          ...(context.may('stats') ? statsRow(context) : []),
          ...body(context, 4),
        ]
      : [
          {
            type: 'top-bar',
            id: id('bar'),
            label: today.name,
            actions: bell(context).action ? [bell(context).action!] : [],
          },
          {
            type: 'big-number',
            id: id('figure'),
            label: clip(domain.caption, 50),
            value: domain.figure,
            caption: clip(domain.headline, 60),
            size: long ? 76 : 104,
          },
          ...charts,
          ...body(context, 4),
        ],
  };
};

const scene: Make = (context, palette) => {
  if (!hasScene(context)) return cover(context, palette);
  const { domain } = context;

  return {
    top: 'sky',
    list: 'main-list',
    components: [
      {
        type: 'cover',
        id: context.id('scene'),
        ground: 'sky',
        eyebrow: today.name,
        title: clip(domain.headline, 44),
        size: 38,
        height: 384,
        picture: sceneOf(context),
        fills: true,
        ...bell(context),
      },
      ...finders(context, 'main-list'),
      ...body(context, 4),
    ],
  };
};

const shelf: Make = (context, palette) => {
  const { domain, id, say } = context;
  const open = context.to('detail');
  const all = goTo(context, 'browse');
  const basket = context.to('basket');
  const actions = [
    ...(context.to('browse')
      ? [
          {
            icon: 'search' as const,
            label: say('Search'),
            action: { do: 'go' as const, to: context.to('browse') ?? 'home' },
          },
        ]
      : []),
    ...(basket
      ? [
          {
            icon: 'shopping-bag' as const,
            label: say('Basket'),
            badge: '2',
            action: { do: 'go' as const, to: basket },
          },
        ]
      : []),
  ];
  return {
    top: 'background',
    list: 'main-list',
    components: [
      {
        type: 'top-bar',
        id: id('bar'),
        title: clip(
          context.brief.name?.value ??
            domain.names[context.brief.seed % domain.names.length] ??
            'App',
          24,
        ),
        actions,
      },
      {
        type: 'cover',
        id: id('promo'),
        space: 8,
        ground: loudGround(palette),
        eyebrow: `${domain.figure} ${clip(domain.caption, 40)}`,
        title: clip(domain.headline, 40),
        size: 33,
        height: 242,
        picture: thingOf(context),
        button: open
          ? {
              label: clip(domain.entries[0]?.title ?? say('List'), 22),
              action: { do: 'go', to: open, pick: 0 },
            }
          : { label: say('Save'), action: { do: 'toggle', says: say('Saved'), off: say('Save') } },
      },
      ...finders(context, 'main-list'),
      {
        type: 'section',
        id: id('section'),
        title: capital(clip(domain.many, 24)),
        ...(all ? { link: { label: `${say('All')} ${domain.entries.length}`, action: all } } : {}),
      },
      {
        type: 'shelf',
        id: id('shelf'),
        label: domain.many,
        items: domain.entries.slice(0, 6).map(({ title, value }, index) => ({
          title: clip(title, 34),
          price: value,
          picture: picture(context, index),
          tint: index % 5,
          action: open
            ? { do: 'go' as const, to: open, pick: index }
            : { do: 'toggle' as const, says: say('Saved'), off: say('List') },
        })),
      },
      {
        type: 'section',
        id: id('section'),
        title: groupsOf(context)[0] ?? say('More'),
        ...(link(context).link && !all ? link(context) : {}),
      },
      list(context, 'main-list', 6),
    ],
  };
};

const wall: Make = (context) => {
  const { domain, id } = context;
  const add = goTo(context, 'new') ?? goTo(context, 'camera');
  return {
    top: 'background',
    list: 'main-list',
    components: [
      {
        type: 'header',
        id: id('title'),
        eyebrow: `${domain.figure} ${clip(domain.caption, 40)}`,
        title: clip(domain.headline, 44),
        size: 33,
        ...you(context),
      },
      ...finders(context, 'main-list'),
      ...(context.may('gallery') ? makers.gallery(context) : []),
      ...(add
        ? [
            {
              type: 'floating-button' as const,
              id: id('pin'),
              label: clip(`${context.say('Add')} ${domain.one}`, 26),
              icon: 'plus' as const,
              action: add,
            },
          ]
        : []),
      ...body(context, 6),
    ],
  };
};

const plan: Make = (context, palette) => {
  const { domain, id } = context;
  const hours = ['9:00', '10:00', '11:00', '12:00'];
  const slots = [
    ['9:05', '10:00'],
    ['10:10', '10:50'],
    ['11:00', '12:10'],
    ['12:20', '12:55'],
  ] as const;
  const grounds: Ground[] = ['accent', 'tint1', 'hero', 'tint3'];
  const ground = loudGround(palette);
  return {
    top: ground,
    list: 'main-list',
    components: [
      context.may('progress')
        ? {
            type: 'banner',
            id: id('banner'),
            eyebrow: today.name,
            title: clip(domain.headline, 44),
            steps: 10,
            at: 6,
            stepName: 'Part',
            ...bell(context),
          }
        : {
            type: 'cover',
            id: id('cover'),
            ground,
            eyebrow: today.name,
            title: clip(domain.headline, 44),
            size: 33,
            height: 150,
            ...bell(context),
          },
      { type: 'section', id: id('section'), title: 'Tuesday', icon: 'clock', aside: '3 h 20' },
      ...finders(context, 'main-list'),
      ...(context.may('calendar')
        ? [
            {
              type: 'schedule' as const,
              id: id('day'),
              hours,
              events: domain.entries.slice(0, 4).map(({ title, note }, index) => {
                const [from = '9:00', to = '10:00'] = slots[index] ?? [];
                const action = goTo(context, 'detail', index);
                return {
                  title: clip(title, 40),
                  note: clip(note, 40),
                  from,
                  to,
                  ground: grounds[index] ?? 'surface',
                  ...(index === 0 ? { people: [0, 2] } : {}),
                  ...(action ? { action } : {}),
                };
              }),
            },
          ]
        : []),
      ...body(context, 4),
    ],
  };
};

const page: Make = (context) => {
  const { domain, id } = context;
  const [entry] = domain.entries;
  const open = goTo(context, 'detail', 0) ?? goTo(context, 'write');
  return {
    top: 'background',
    list: 'main-list',
    components: [
      {
        type: 'header',
        id: id('title'),
        eyebrow: today.name,
        title: clip(domain.headline, 40),
        size: 44,
        ...you(context),
      },
      {
        type: 'picture',
        id: id('picture'),
        picture: sceneOf(context),
        label: entry?.title ?? domain.one,
        height: 238,
      },
      {
        type: 'paragraph',
        id: id('text'),
        text: `${entry?.title ?? ''}. ${entry?.note ?? ''}. ${domain.entries[1]?.note ?? ''}.`,
      },
      ...(open
        ? [
            {
              type: 'button' as const,
              id: id('open'),
              label: context.to('write') ? context.say('Write') : clip(entry?.title ?? '', 30),
              quiet: true,
              icon: 'pencil' as const,
              action: open,
            },
          ]
        : []),
      ...(context.may('rating')
        ? [{ type: 'mood' as const, id: id('mood'), question: 'How was it?', selected: 2 }]
        : []),
      ...finders(context, 'main-list'),
      ...body(context, 5),
    ],
  };
};

const stream: Make = (context) => {
  const { domain, id } = context;
  return {
    top: 'background',
    list: 'main-list',
    components: [
      {
        type: 'header',
        id: id('title'),
        title: clip(
          context.brief.name?.value ?? domain.names[context.brief.seed % domain.names.length] ?? '',
          24,
        ),
        size: 33,
        ...you(context),
      },
      ...(context.may('feed') ? [...stories(context), ...feed(context)] : []),
      ...finders(context, 'main-list'),
      ...body(context, 5),
    ],
  };
};

const mapHome: Make = (context) => ({
  top: 'background',
  list: 'main-list',
  components: [
    {
      type: 'header',
      id: context.id('title'),
      eyebrow: `${context.domain.figure} ${clip(context.domain.caption, 40)}`,
      title: clip(context.domain.headline, 40),
      size: 27,
      ...you(context),
    },
    ...finders(context, 'main-list'),
    ...(context.may('map') ? makers.map(context) : []),
    ...body(context, 5),
  ],
});

const inbox: Make = (context) => {
  const { domain, id, say } = context;
  const add = goTo(context, 'new') ?? goTo(context, 'write');
  return {
    top: 'background',
    list: 'main-list',
    components: [
      {
        type: 'header',
        id: id('title'),
        title: capital(clip(domain.many, 24)),
        note: `${domain.figure} ${clip(domain.caption, 40)}`,
        size: 44,
        ...you(context),
      },
      ...(context.may('search') && !context.to('browse') ? searchOf(context, 'main-list') : []),
      ...(context.may('filter') && !context.to('browse') && groupsOf(context).length > 1
        ? filterOf(context, 'main-list')
        : []),
      list({ ...context, rows: 'list' }, 'main-list'),
      ...(add
        ? [
            {
              type: 'floating-button' as const,
              id: id('add'),
              label: clip(`${say('Add')} ${domain.one}`, 26),
              icon: 'plus' as const,
              action: add,
            },
          ]
        : []),
    ],
  };
};

const board: Make = (context) => ({
  top: 'background',
  list: 'main-list',
  components: [
    {
      type: 'header',
      id: context.id('title'),
      eyebrow: today.name,
      title: clip(context.domain.headline, 40),
      size: 31,
      ...you(context),
    },
    ...(context.may('kanban') ? makers.kanban(context) : []),
    ...(context.wants('list') || !context.may('kanban') ? body(context, 5) : []),
  ],
});

const deckHome: Make = (context) => ({
  top: 'background',
  list: 'main-list',
  components: [
    {
      type: 'header',
      id: context.id('title'),
      title: clip(context.domain.headline, 40),
      size: 29,
      ...you(context),
    },
    ...(context.may('card-deck') ? makers['card-deck'](context) : []),
    ...(context.wants('list') ? body(context, 5) : []),
  ],
});

const tools: Partial<Record<string, FeatureName>> = {
  calculator: 'calculator',
  converter: 'converter',
  translator: 'converter',
  timer: 'timer',
  scanner: 'scanner',
  drawing: 'drawing',
  weather: 'weather',
  utility: 'form',
};

const tool: Make = (context) => {
  const feature = tools[context.brief.kind.value];
  const main =
    feature && feature !== 'form' && context.may(feature) ? makers[feature](context) : [];
  const { domain, id } = context;
  const opening: Component =
    main.length > 0
      ? {
          type: 'top-bar',
          id: id('bar'),
          title: clip(
            context.brief.name?.value ??
              domain.names[context.brief.seed % domain.names.length] ??
              '',
            24,
          ),
          actions: bell(context).action ? [bell(context).action!] : [],
        }
      : {
          type: 'cover',
          id: id('cover'),
          ground: 'hero',
          eyebrow: clip(domain.caption, 40),
          title: domain.figure,
          size: 112,
          height: 210,
          note: clip(domain.headline, 60),
        };
  return {
    top: 'background',
    list: 'main-list',
    components: [opening, ...main, ...body(context, 4)],
  };
};

const visit: Make = (context) => {
  const { domain, id, say } = context;
  const name = personAt(context, 5).split(' ')[0] ?? '';
  const to = context.to('book') ?? context.to('calendar') ?? context.to('detail');
  const shares = weekOf(context);
  return {
    top: 'background',
    list: 'main-list',
    components: [
      {
        type: 'header',
        id: id('hello'),
        eyebrow: today.name,
        title: `Hello, ${name}`,
        size: 31,
        ...you(context),
      },
      ...(context.may('booking')
        ? [
            {
              type: 'visit-card' as const,
              id: id('next'),
              eyebrow: say('Today'),
              title: clip(domain.headline, 44),
              picture: 'rings' as const,
              buttons: [
                {
                  label: 'I am in',
                  action: { do: 'toggle' as const, says: 'Noted', off: 'Not yet' },
                },
                ...(to ? [{ label: say('Details'), action: { do: 'go' as const, to } }] : []),
              ],
            },
          ]
        : [
            {
              type: 'cover' as const,
              id: id('cover'),
              ground: 'accent' as const,
              space: 16,
              eyebrow: say('Today'),
              title: clip(domain.headline, 44),
              size: 28,
              height: 150,
            },
          ]),
      ...(context.may('chart')
        ? [
            {
              type: 'metric' as const,
              id: id('metric'),
              label: capital(clip(domain.caption, 20)),
              value: clip(domain.figure, 6),
              unit: clip(domain.one, 8),
              line: [...shares, ...shares.toReversed()].map(
                (share) => Math.round((share * 2 - 1) * 100) / 100,
              ),
            },
          ]
        : progressOf(context)),
      ...finders(context, 'main-list'),
      ...body(context, 5),
    ],
  };
};

export const homes: Record<string, Make> = {
  card,
  cover,
  figure,
  scene,
  shelf,
  wall,
  plan,
  page,
  feed: stream,
  map: mapHome,
  inbox,
  board,
  deck: deckHome,
  tool,
  visit,
};
