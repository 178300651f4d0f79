import { clip } from '../../compose/clip';
import {
  factOf as factIn,
  firstTalk,
  linesOf,
  say,
  usual,
  type Builder,
  type Builders,
} from '../context';

const scanner: Builder<'scanner'> = (context) => [
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

const document: Builder<'document'> = (context, { title, fields, share }) => {
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

const editor: Builder<'editor'> = (context) => {
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

export const paper = { scanner, document, editor } satisfies Partial<Builders>;
