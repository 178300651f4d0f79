import { clip } from '../clip';
import { personAt, type Context } from '../context';
import { numberIn, pictureAt, toggle, type Builder } from './numbers';
import { initialsOf } from '../initials';

const priceAt = (context: Context, index: number): number => {
  const entry = context.domain.entries[index];
  const own = [entry?.value ?? '', ...(entry?.facts ?? [])].find((text) => /^[£$€]\d/.test(text));
  return own ? numberIn(own) : ([12, 8.5, 24, 16, 9][index % 5] ?? 12);
};

export const cart: Builder = (context) => [
  {
    type: 'cart',
    id: 'basket-items',
    unit: context.unit,
    total: context.say('Total'),
    empty: context.say('Nothing in here yet.'),
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

export const checkout: Builder = (context) => [
  {
    type: 'checkout',
    id: context.id('pay'),
    label: context.say('Pay'),
    pay: context.say('Pay'),
    paid: context.say('Paid. This is a design, nothing was charged.'),
    ways: [
      { title: context.say('Card ending 4417'), note: context.say('Expires 09/28') },
      { title: context.say('Bank transfer'), note: context.say('Arrives tomorrow') },
      { title: context.say('When I get it'), note: context.say('Cash or card') },
    ],
  },
];

export const wallet: Builder = (context) => {
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
          note: context.say(index % 2 ? 'You owe' : 'Owes you'),
          value: `${index % 2 ? '−' : '+'}${unit}${[18.4, 7, 24.5, 12][index]}`,
          tint: index,
          lead: { as: 'initials' as const, text: initialsOf(name) },
        };
  });
  return [
    {
      type: 'wallet',
      id: context.id('wallet'),
      label: context.say('Balance'),
      value: /[£$€]/.test(domain.figure) ? domain.figure : `${unit}186`,
      note: context.say('Everything up to today'),
      rows,
      buttons: [
        toggle(context, 'Settle up', 'All settled', 'Open again'),
        toggle(context, 'Remind', 'Will remind', 'No reminder'),
      ],
    },
  ];
};
