import { signOf } from '../amounts';
import { clip } from '../../compose/clip';
import {
  figureOf,
  nounPicture,
  leadOf,
  linesOf,
  say,
  usual,
  type Builder,
  type Builders,
} from '../context';
import { actionOf, pictureOf } from './heads';

const checkout: Builder<'checkout'> = (context) => [
  {
    type: 'checkout',
    id: context.id('pay'),
    label: usual(context, 'pay'),
    pay: usual(context, 'pay'),
    paid: usual(context, 'paid'),
    ways: [
      { title: usual(context, 'card'), note: usual(context, 'expires') },
      { title: usual(context, 'transfer'), note: usual(context, 'tomorrow') },
      { title: usual(context, 'later'), note: usual(context, 'cash') },
    ],
  },
];

const wallet: Builder<'wallet'> = (context, { of, label, note }) => [
  {
    type: 'wallet',
    id: context.id('wallet'),
    label: clip(say(context, label), 40),
    value: figureOf(context, 'total'),
    note: clip(say(context, note), 60),
    rows: linesOf(context, of, 5).map((line, index) => ({
      title: clip(line.title, 40),
      note: clip(line.record.fields.last, 40),
      value: line.record.fields.amount,
      tint: index % 5,
      ...leadOf(context, line.lead ?? 'icon', line.title),
    })),
    buttons: [
      {
        label: usual(context, 'send'),
        action: actionOf(context, { label: 'send', says: 'end', off: 'send' }),
      },
    ],
  },
];

const basket: Builder<'basket'> = (context) => [
  {
    type: 'cart',
    id: 'basket-items',
    unit: signOf(context.customs),
    total: usual(context, 'total'),
    empty: usual(context, 'empty'),
    items: linesOf(context, 'records', 6).map((line, index) => ({
      title: clip(line.title, 40),
      note: clip(line.record.fields.first, 40),
      price: line.record.price,
      count: index < 2 ? 1 : 0,
      tint: index % 5,
      ...(nounPicture(context, index) ? { picture: pictureOf(context, index) } : {}),
    })),
  },
];

const putInBasket: Builder<'put-in-basket'> = (context, { label }) => [
  {
    type: 'button',
    id: context.id('put'),
    label: clip(say(context, label), 34),
    icon: 'shopping-bag',
    action: { do: 'put', cart: 'basket-items', says: usual(context, 'basket') },
  },
];

export const money = {
  basket,
  checkout,
  wallet,
  'put-in-basket': putInBasket,
} satisfies Partial<Builders>;
