import { clip } from '../../compose/clip';
import type { Component } from '../../model/components';
import {
  fieldOf,
  figureOf,
  goTo,
  linesOf,
  say,
  titled,
  usual,
  type Builder,
  type Builders,
} from '../context';
import { actionOf, cornerOf, patternOf, pictureOf } from './heads';
import { pictureIn } from './records';

const promo: Builder<'promo'> = (context, { title, note, height, go }) => [
  {
    type: 'promo',
    id: context.id('promo'),
    title: clip(say(context, title), 40),
    note: clip(say(context, note), 60),
    picture: 'corner-low',
    height,
    ...goTo(context, go),
  },
];

const stories: Builder<'stories'> = (context) => [
  {
    type: 'stories',
    id: context.id('stories'),
    label: usual(context, 'new-today'),
    seen: usual(context, 'seen'),
    people: linesOf(context, 'people', 6).map(({ title }, index) => ({
      name: title.split(' ')[0] ?? title,
      initials: context.initials(title),
      tint: index % 5,
    })),
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

const deck: Builder<'deck'> = (context, { of, yes, no, kept }) => [
  {
    type: 'deck',
    id: context.id('deck'),
    yes: clip(say(context, yes), 20),
    no: clip(say(context, no), 20),
    kept: clip(say(context, kept), 30),
    cards: linesOf(context, of, 8).map((line, index) => ({
      title: clip(line.title, 40),
      note: clip([line.record.fields.first, line.record.fields.second].join(' · '), 60),
      ...pictureIn(context, line),
      tint: (index + 1) % 5,
    })),
  },
];

const switches: Builder<'switches'> = (context, { of, title }): Component[] => [
  {
    type: 'toggles',
    id: context.id('switches'),
    label: clip(title ? say(context, title) : context.subject.many, 40),
    options: linesOf(context, of, 6).map((line, index) => ({
      title: clip(line.title, 40),
      note: clip(line.record.fields.first, 40),
      on: index % 2 === 0,
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

const balance: Builder<'balance'> = (context, { figure, caption, button }) => [
  {
    type: 'balance-card',
    id: context.id('balance'),
    value: figureOf(context, figure),
    caption: clip(say(context, caption), 40),
    button: { label: clip(say(context, button.label), 24), action: actionOf(context, button) },
    picture: cornerOf(context, 1),
  },
];

const approvals: Builder<'approvals'> = (context, { of, title, note }) => [
  ...titled(context, title),
  {
    type: 'approvals',
    id: context.id('asked'),
    requests: linesOf(context, of, 3).map((line, index) => ({
      initials: context.initials(line.title) || '–',
      title: clip(line.title, 40),
      note: clip(note.map((field) => fieldOf(line, field)).join(' · '), 50),
      tint: index % 5,
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

export const seldom = {
  promo,
  stories,
  onboarding,
  deck,
  switches,
  'team-week': teamWeek,
  itinerary,
  weather,
  leaderboard,
  streak,
  wall,
  player,
  login,
  balance,
  approvals,
} satisfies Partial<Builders>;
