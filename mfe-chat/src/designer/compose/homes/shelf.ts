import { adding, capital, clip, goTo, groupsOf, halved, type Context } from '../context';
import { type Component } from '../../model/components';
import { type Palette } from '../../model/theme';
import { body, finders, link, loudGround, picture, type Make, you } from './home-parts';
import { thingOf } from './scenes';
import { list } from '../parts/lists';
import { makers } from '../parts/makers';

export const shelf: Make = (context, palette) => {
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
        title: clip(context.name, 24),
        actions,
      },
      opening(context, palette),
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

/** The colours that the pictures of an app are drawn in, by what they paint. */
const hues = [
  ['Sky', 'sky'],
  ['Poppy', 'pop'],
  ['Sun', 'sun'],
  ['Shade', 'near'],
  ['Hill', 'far'],
  ['Paper', 'light'],
] as const;

export const wall: Make = (context) => {
  const { domain, id, say } = context;
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
      {
        type: 'swatches',
        id: id('colors'),
        label: say('Kind'),
        space: 16,
        colors: hues.map(([name, paint], index) => ({
          name: say(name),
          paint,
          share: index === 1 ? 0.24 : 0.15,
        })),
      },
      ...finders(context, 'main-list'),
      ...(context.may('gallery') ? makers.gallery(context) : []),
      ...(add
        ? [
            {
              type: 'floating-button' as const,
              id: id('pin'),
              label: clip(adding(context), 26),
              icon: 'plus' as const,
              action: add,
            },
          ]
        : []),
      ...body(context, 6),
    ],
  };
};

/** What is new, as large as it can be: a poster where a picture was drawn for one. */
function opening(context: Context, palette: Palette): Component {
  const { domain, id, say } = context;
  const open = context.to('detail');
  const all = goTo(context, 'browse');
  const poster = domain.pictures.find((name) => name === 'kiln-vase');
  if (poster && domain.next)
    return {
      type: 'promo',
      id: id('promo'),
      title: halved(clip(domain.next, 40)),
      note: halved(clip(domain.nextNote, 60)),
      picture: poster,
      height: 331,
      ...(all ? { action: all } : {}),
    };
  return {
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
  };
}
