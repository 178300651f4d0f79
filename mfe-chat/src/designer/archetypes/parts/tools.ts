import { clip } from '../../compose/clip';
import type { Category } from '../../../content/category.schema';
import type { PictureName } from '../../drawings/picture-names';
import {
  factOf as factIn,
  firstTalk,
  linesOf,
  nounPicture,
  say,
  usual,
  type Builder,
} from '../context';
import { groupsOf } from './records';

export const choice: Builder<'choice'> = (context, { label, of }) => {
  const options = [...new Set(groupsOf(context, of).map((option) => clip(option, 30)))].slice(0, 5);
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

/** Camera subjects for nouns without a picture. */
const sights: Readonly<Partial<Record<Category['is'], PictureName>>> = {
  animal: 'field',
  food: 'table',
  place: 'city',
  plant: 'field',
  vehicle: 'road',
};

export const camera: Builder<'camera'> = (context) => [
  {
    type: 'camera',
    id: context.id('camera'),
    picture: nounPicture(context, 0) ?? sights[context.category.is] ?? 'dunes',
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
            ...fields.map((field) => factIn(context, record, field)),
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
