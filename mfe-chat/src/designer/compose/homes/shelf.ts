import { clip } from '../clip';
import { capital, goTo, groupsOf, halved, type Context } from '../context';
import {
  addButton,
  body,
  finders,
  greeting,
  link,
  loudGround,
  MAIN_LIST,
  type Make,
  section,
} from './home-parts';
import { thingOf } from './scenes';
import { list } from '../parts/lists';
import { builders } from '../parts/builders';
import { pictureAt } from '../parts/numbers';
import { type Component } from '../../model/components';
import { type IconAction } from '../../model/parts';
import { type Palette } from '../../model/theme';

function actionsOf(context: Context): IconAction[] {
  const { say } = context;
  const all = goTo(context, 'browse');
  const basket = goTo(context, 'basket');
  return [
    ...(all ? [{ icon: 'search' as const, label: say('Search'), action: all }] : []),
    ...(basket
      ? [{ icon: 'shopping-bag' as const, label: say('Basket'), badge: '2', action: basket }]
      : []),
  ];
}

export const shelf: Make = (context, palette) => {
  const { domain, id, say } = context;
  const all = goTo(context, 'browse');
  return {
    components: [
      {
        type: 'top-bar',
        id: id('bar'),
        title: clip(context.name, 24),
        actions: actionsOf(context),
      },
      opening(context, palette),
      ...finders(context),
      section(
        context,
        capital(clip(domain.many, 24), domain.language),
        all && { link: { label: `${say('All')} ${domain.entries.length}`, action: all } },
      ),
      {
        type: 'shelf',
        id: id('shelf'),
        label: domain.many,
        items: domain.entries.slice(0, 6).map(({ title, value }, index) => ({
          title: clip(title, 34),
          price: value,
          picture: pictureAt(context, index),
          tint: index % 5,
          action: goTo(context, 'detail', index) ?? {
            do: 'toggle',
            says: say('Saved'),
            off: say('List'),
          },
        })),
      },
      section(context, groupsOf(context)[0] ?? say('More'), all ? {} : link(context)),
      list(context, MAIN_LIST, 6),
    ],
  };
};

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
  const eyebrow = `${domain.figure} ${clip(domain.caption, 40)}`;
  return {
    components: [
      greeting(context, clip(domain.headline, 44), 33, { eyebrow }),
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
      ...finders(context),
      ...builders.gallery(context),
      ...addButton(context, 'pin', 'new', 'camera'),
      ...body(context, 6),
    ],
  };
};

/** A poster if the app has a picture, else the newest record. */
function opening(context: Context, palette: Palette): Component {
  const { domain, id, say } = context;
  const open = goTo(context, 'detail', 0);
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
      ? { label: clip(domain.entries[0]?.title ?? say('List'), 22), action: open }
      : { label: say('Save'), action: { do: 'toggle', says: say('Saved'), off: say('Save') } },
  };
}
