import { clip } from '../../compose/context';
import type { Component } from '../../model/components';
import { labelOf } from '../records';
import { factOf, linesOf, say, slots, usual, type AppContext, type Builder } from '../context';
import { fill } from '../fill';
import { patternOf, pictureOf } from './heads';
import { groupsOf } from './records';
import { signOf } from '../amounts';

export const form: Builder<'form'> = (context, { fields, send, go }) => {
  const to = go && context.has(go) ? go : 'home';
  const list = context.mainList;
  const inputs = fields.flatMap((field, index) => inputOf(context, field, index));
  const nameField = fields.includes('title')
    ? inputs.find(({ type }) => type === 'field')?.id
    : undefined;
  return [
    ...inputs,
    {
      type: 'button',
      id: context.id('send'),
      label: clip(say(context, send), 34),
      icon: 'check',
      action:
        list !== '' && nameField !== undefined
          ? { do: 'add', field: nameField, list, to }
          : { do: 'go', to },
    },
  ];
};

type FormField = Parameters<typeof form>[1]['fields'][number];

/** The first thing that people write about the subject. */
const firstTalk = (context: AppContext): string =>
  fill(context.category.talk[0] ?? '…', slots(context, 0), context.customs.language);

/** Fields that are counted up and down. */
const counted: readonly string[] = [
  'count',
  'stock',
  'minutes',
  'measure',
  'percent',
  'price',
  'amount',
  'per-day',
  'per-hour',
];

function inputOf(context: AppContext, field: FormField, index: number): Component[] {
  const [record] = context.records;
  const text = (id: string, label: string, placeholder: string, multiline = false): Component[] => [
    {
      type: 'field',
      id,
      label: clip(label, 40),
      value: '',
      placeholder: clip(placeholder, 40),
      ...(multiline ? { multiline } : {}),
    },
  ];
  switch (field) {
    case 'title':
      return text(
        context.id('new-name'),
        usual(context, 'name'),
        record?.title ?? context.subject.one,
      );
    case 'note':
      return text(context.id('note'), usual(context, 'note'), firstTalk(context), true);
    case 'person':
      return text(
        context.id('who'),
        context.role || usual(context, 'person'),
        context.people[1] ?? '',
      );
    case 'photo':
      return camera(context, { part: 'camera' });
    case 'signature':
      return signature(context, { part: 'signature', label: 'signature' });
    case 'group': {
      const options = groupsOf(context, 'groups').slice(0, 4);
      return options.length < 2
        ? []
        : [
            {
              type: 'choice',
              id: context.id('kind'),
              label: usual(context, 'kind'),
              options,
              selected: 0,
            },
          ];
    }
    case 'state':
      return [
        {
          type: 'choice',
          id: context.id('state'),
          label: usual(context, 'status'),
          options: groupsOf(context, 'states').slice(0, 4),
          selected: 0,
        },
      ];
    case 'priority':
      return [
        {
          type: 'choice',
          id: context.id('priority'),
          label: labelOf(context, field),
          options: context.texts.priorities,
          selected: 0,
        },
      ];
    case 'days':
    case 'when':
    case 'due':
    case 'next':
      return [
        {
          type: 'day-picker',
          id: context.id('days'),
          label: usual(context, 'when'),
          days: context.days.map((name, day) => ({
            letter: context.letters[day] ?? 'M',
            name,
            on: day === 1,
          })),
        },
      ];
    default: {
      const label = labelOf(context, field);
      const category = context.category.fields[['first', 'second', 'third'].indexOf(field)];
      if (counted.includes(field)) {
        const isMoney = ['price', 'amount', 'per-day', 'per-hour'].includes(field);
        return [
          {
            type: 'stepper',
            id: context.id('amount'),
            label: clip(label, 30),
            value: isMoney ? Math.round(record?.price ?? 20) : 2,
            min: 0,
            max: isMoney ? 100_000 : 500,
            unit: isMoney
              ? signOf(context.customs)
              : field === 'measure'
                ? context.category.measure.unit || '×'
                : '×',
          },
        ];
      }
      const options = category ? [...new Set(category.values)].slice(0, 4) : [];
      if (options.length > 1 && options.every((value) => value.length < 14) && index > 0)
        return [
          {
            type: 'choice',
            id: context.id('choice'),
            label: clip(label, 30),
            options,
            selected: 0,
          },
        ];
      return text(context.id('field'), label, record?.fields[field] ?? label);
    }
  }
}

export const choice: Builder<'choice'> = (context, { label, of }) => {
  const options = groupsOf(context, of)
    .slice(0, 5)
    .map((option) => clip(option, 24));
  return options.length < 2
    ? []
    : [
        {
          type: 'choice',
          id: context.id('choice'),
          label: clip(say(context, label), 40),
          options,
          selected: 0,
        },
      ];
};

export const camera: Builder<'camera'> = (context) => [
  {
    type: 'camera',
    id: context.id('camera'),
    picture: pictureOf(context, 0),
    label: `${usual(context, 'hold')}: ${context.subject.one}`,
    shutter: usual(context, 'photo'),
    taken: usual(context, 'retake'),
    flash: usual(context, 'light'),
    turn: usual(context, 'turn'),
  },
];

export const scanner: Builder<'scanner'> = (context) => [
  {
    type: 'scanner',
    id: context.id('scanner'),
    label: usual(context, 'code'),
    scan: usual(context, 'scan'),
    again: usual(context, 'again'),
    found: linesOf(context, 'records', 3).map((line) => ({
      title: clip(line.title, 40),
      note: clip(line.record.fields.first, 50),
      value: clip(line.record.fields.stock, 16),
    })),
  },
];

export const document: Builder<'document'> = (context, { title, fields, share }) => {
  const [record] = context.records;
  return [
    {
      type: 'document',
      id: context.id('paper'),
      title: clip(say(context, title), 40),
      note: clip(record?.title ?? context.app, 60),
      share: clip(say(context, share), 40),
      shared: usual(context, 'shared'),
      rows: record
        ? [
            ...fields.map((field) => factOf(context, record, field)),
            { label: usual(context, 'signature'), value: '____________' },
          ]
        : [],
    },
  ];
};

export const signature: Builder<'signature'> = (context, { label }) => [
  {
    type: 'drawing-pad',
    id: context.id('pad'),
    label: clip(say(context, label), 40),
    clear: usual(context, 'clear'),
    stamp: usual(context, 'stamp'),
    colors: ['ink', 'green', 'coral', 'sun', 'sky'].map((key) => usual(context, key)),
  },
];

export const editor: Builder<'editor'> = (context) => {
  const [line] = linesOf(context, 'records', 1);
  return [
    {
      type: 'editor',
      id: context.id('page'),
      label: usual(context, 'note'),
      title: clip(line?.title ?? context.subject.one, 40),
      text: firstTalk(context),
      words: usual(context, 'words'),
      save: usual(context, 'save'),
      saved: usual(context, 'saved'),
      placeholder: usual(context, 'begin'),
    },
  ];
};

export const player: Builder<'player'> = (context) => [
  {
    type: 'player',
    id: context.id('player'),
    play: usual(context, 'start'),
    pause: usual(context, 'pause'),
    next: usual(context, 'next'),
    before: usual(context, 'before'),
    tracks: linesOf(context, 'records', 6).map((line, index) => ({
      title: clip(line.title, 40),
      by: clip(line.record.fields.first, 40),
      seconds: 142 + ((index * 47) % 140),
      picture: patternOf(context, index),
    })),
  },
];

export const flashCards: Builder<'flash-cards'> = (context) => [
  {
    type: 'flash-cards',
    id: context.id('cards'),
    cards: linesOf(context, 'records', 8).map((line) => ({
      front: line.title,
      back: [line.record.fields.first, line.record.fields.second].filter(Boolean).join(' · '),
    })),
    flip: usual(context, 'flip'),
    next: usual(context, 'next'),
  },
];

/** Questions about the records themselves: which of them has a fact. */
export const quiz: Builder<'quiz'> = (context) => {
  const { records, category } = context;
  const label = category.fields[0]?.label ?? '';
  return [
    {
      type: 'quiz',
      id: context.id('quiz'),
      yes: usual(context, 'right'),
      no: usual(context, 'wrong'),
      next: usual(context, 'next'),
      end: usual(context, 'end'),
      questions: records.slice(0, 3).map((record, index) => {
        const others = records
          .filter(({ fields }) => fields.first !== record.fields.first)
          .slice(0, 2);
        const at = (index + context.seed) % (others.length + 1);
        const answers = others
          .map(({ fields }) => fields.first)
          .toSpliced(at, 0, record.fields.first);
        return {
          ask: `${record.title}: ${label}?`,
          answers: answers.length > 1 ? answers : [...answers, '–'],
          right: at,
        };
      }),
    },
  ];
};

export const calculator: Builder<'calculator'> = (context) => [
  {
    type: 'calculator',
    id: context.id('keys'),
    label: clip(context.app, 40),
    clear: usual(context, 'clear'),
  },
];

export const converter: Builder<'converter'> = (context) => [
  {
    type: 'converter',
    id: context.id('units'),
    label: usual(context, 'amount'),
    amount: 10,
    units: context.records.slice(0, 4).map(({ title, price }) => ({
      name: clip(title, 40),
      code: clip(title.slice(0, 3).toUpperCase(), 4),
      rate: Math.max(0.01, price),
    })),
    from: 0,
    to: 1,
    swap: usual(context, 'swap'),
  },
];
