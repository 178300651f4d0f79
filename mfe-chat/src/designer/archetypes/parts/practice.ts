import { clip } from '../../compose/clip';
import { linesOf, usual, type Builder, type Builders } from '../context';
import type { AppRecord } from '../records';

const flashCards: Builder<'flash-cards'> = (context) => [
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

const quiz: Builder<'quiz'> = (context) => {
  const { records, category, asked = 0 } = context;
  // A quiz asks about fields of the category, since requested facts may be of any kind.
  const at = Math.min(asked, category.fields.length - 1);
  const label = category.fields[at]?.label ?? '';
  const factOf = ({ facts }: AppRecord) => facts[at]?.value ?? '';
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
          .filter((other) => factOf(other) !== factOf(record) && other.title !== record.title)
          .slice(0, 2);
        const right = (index + context.seed) % (others.length + 1);
        const answers = others.map(({ title }) => title).toSpliced(right, 0, record.title);
        return {
          ask: `${usual(context, 'which')} ${label}: ${factOf(record)}`,
          answers: answers.length > 1 ? answers : [...answers, '–'],
          right,
        };
      }),
    },
  ];
};

const converter: Builder<'converter'> = (context) => [
  {
    type: 'converter',
    id: context.id('units'),
    label: usual(context, 'amount'),
    amount: 10,
    units: context.records.slice(0, 4).map(({ title, price }, at, all) => {
      const shortOf = (name: string) => name.toUpperCase().slice(0, 3);
      const short = shortOf(title);
      const isTaken = all.slice(0, at).some((other) => shortOf(other.title) === short);
      return {
        name: clip(title, 40),
        code: isTaken ? `${short}${at + 1}` : short,
        rate: Math.max(0.01, price),
      };
    }),
    from: 0,
    to: 1,
    swap: usual(context, 'swap'),
  },
];

const calculator: Builder<'calculator'> = (context) => [
  {
    type: 'calculator',
    id: context.id('keys'),
    label: clip(context.app, 40),
    clear: usual(context, 'clear'),
  },
];

/** Parts of apps to learn, count or convert with. */
export const practice = {
  calculator,
  'flash-cards': flashCards,
  quiz,
  converter,
} satisfies Partial<Builders>;
