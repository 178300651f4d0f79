import { type Maker } from './numbers';

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

export const converter: Maker = (context) => {
  const { kind } = context.brief;
  const { isNarrow, entries } = context.domain;
  if (kind.value === 'translator' || context.takes('phrases')) {
    const emoji = context.takes('emoji');
    const isEnglish = context.brief.language === 'en';
    // The phrases of one language are its records.
    const isOfOne = isNarrow && kind.value === 'translator' && !emoji;
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
        // Who speaks another language learns what that is in English.
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

export const calculator: Maker = (context) => {
  const { kind } = context.brief;
  const id = context.id('sum');
  const { unit } = context;
  if (kind.value === 'expense-split' || context.takes('split'))
    return [
      {
        type: 'formula',
        id,
        rule: 'tip',
        label: context.say('Each pays'),
        unit,
        inputs: [
          { label: context.say('Bill'), value: 68, step: 1, unit },
          { label: context.say('People'), value: 4, step: 1, unit: '×' },
          { label: context.say('Tip'), value: 10, step: 5, unit: '%' },
        ],
      },
    ];
  if (context.takes('pace'))
    return [
      {
        type: 'formula',
        id,
        rule: 'divide',
        label: context.say('Your pace'),
        unit: 'min/km',
        inputs: [
          { label: context.say('Time'), value: 110, step: 1, unit: 'min' },
          { label: context.say('Distance'), value: 21.1, step: 0.5, unit: 'km' },
        ],
      },
    ];
  if (context.takes('profit'))
    return [
      {
        type: 'formula',
        id,
        rule: 'minus',
        label: context.say('Profit'),
        unit,
        inputs: [
          { label: context.say('Price'), value: 28, step: 1, unit },
          { label: context.say('Cost'), value: 11, step: 1, unit },
          { label: context.say('Sold'), value: 40, step: 1, unit: '×' },
        ],
      },
    ];
  return [{ type: 'calculator', id, label: context.say('Calculate'), clear: context.say('Clear') }];
};
