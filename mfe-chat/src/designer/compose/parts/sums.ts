import { type Context } from '../context';
import { type Builder } from './numbers';
import { type Component, type ComponentOf } from '../../model/components';

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

export const converter: Builder = (context) => {
  const { isNarrow, entries } = context.domain;
  if (context.takes('phrases')) {
    const emoji = context.takes('emoji');
    const isEnglish = context.brief.language === 'en';
    // A phrase book for one language uses its records.
    const isOfOne = isNarrow && context.traits.variants?.includes('phrases') && !emoji;
    const pairs = isOfOne
      ? entries.map(({ title, note }) => [title, note])
      : emoji
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
        from: context.say('English'),
        to: isOfOne ? 'Translation' : emoji ? 'Emoji' : isEnglish ? 'Português' : 'English',
        field: context.say('Say it here'),
        swap: context.say('Swap'),
        unknown: context.say('Not in this phrase book yet'),
        // In other languages the app teaches English.
        pairs: pairs.map(([from = '', to = '']) => ({
          from: context.say(from),
          to: emoji || isEnglish ? to : from,
        })),
      },
    ];
  }
  const set = (['length', 'weight', 'kitchen'] as const).find(context.takes) ?? 'money';
  return [
    {
      type: 'converter',
      id: context.id('units'),
      label: context.say('Amount'),
      amount: set === 'money' ? 50 : 5,
      swap: context.say('Swap'),
      from: 0,
      to: 1,
      units: unitSets[set].map(([name, code, rate]) => ({ name: context.say(name), code, rate })),
    },
  ];
};

type Input = readonly [label: string, value: number, step: number, unit: string];

const formula = (
  { id, say }: Context,
  rule: ComponentOf<'formula'>['rule'],
  label: string,
  unit: string,
  ...inputs: readonly Input[]
): Component[] => [
  {
    type: 'formula',
    id: id('sum'),
    rule,
    label: say(label),
    unit,
    inputs: inputs.map(([name, value, step, of]) => ({ label: say(name), value, step, unit: of })),
  },
];

export const calculator: Builder = (context) => {
  const { id, say, takes, unit } = context;
  if (takes('split'))
    return formula(
      context,
      'tip',
      'Each pays',
      unit,
      ['Bill', 68, 1, unit],
      ['People', 4, 1, '×'],
      ['Tip', 10, 5, '%'],
    );
  if (takes('pace'))
    return formula(
      context,
      'divide',
      'Your pace',
      'min/km',
      ['Time', 110, 1, 'min'],
      ['Distance', 21.1, 0.5, 'km'],
    );
  if (takes('profit'))
    return formula(
      context,
      'minus',
      'Profit',
      unit,
      ['Price', 28, 1, unit],
      ['Cost', 11, 1, unit],
      ['Sold', 40, 1, '×'],
    );
  return [{ type: 'calculator', id: id('sum'), label: say('Calculate'), clear: say('Clear') }];
};
