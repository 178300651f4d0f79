import { clip } from '../clip';
import { adding, firstName, goTo, personAt, type Context } from '../context';
import {
  bell,
  bells,
  body,
  finders,
  greeting,
  loudGround,
  MAIN_LIST,
  type Make,
} from './home-parts';
import { hasScene, hasThing, sceneOf, thingOf } from './scenes';
import { statsRow } from '../parts/charts';
import { builders } from '../parts/builders';
import { type Component, type ComponentOf } from '../../model/components';

function stateOf(context: Context): Component[] {
  const { domain, id, say } = context;
  if (context.wants('streak') && !context.to('insights')) return builders.streak(context);
  if (context.tasksFirst && context.may('checklist') && context.may('progress'))
    return [
      {
        type: 'progress-card',
        id: id('done'),
        list: MAIN_LIST,
        of: say('of'),
        caption: say('done today.'),
        picture: thingOf(context),
      },
    ];
  return [
    {
      type: 'cover',
      id: id('cover'),
      space: 16,
      ground: 'hero',
      eyebrow: clip(domain.caption, 40),
      title: domain.figure,
      size: domain.figure.length > 4 ? 72 : 96,
      height: 182,
      ...(domain.figure.length > 5 || !hasThing(context) ? {} : { picture: thingOf(context) }),
    },
  ];
}

export const card: Make = (context) => {
  const { domain, brief } = context;
  const name = firstName(personAt(context, 5));
  const isGreeting = brief.language === 'en' && brief.seed % 2 === 1;
  const [title, size] = isGreeting
    ? ([`Morning, ${name}`, 32] as const)
    : ([clip(domain.headline, 40), 28] as const);
  return {
    components: [
      greeting(context, title, size, { id: 'hello', eyebrow: context.today }),
      ...stateOf(context),
      ...finders(context),
      ...body(context, 5),
    ],
  };
};

/** Leads to what users add, book or see first. */
function buttonOf(context: Context): Pick<ComponentOf<'cover'>, 'button'> {
  const { say, domain } = context;
  const add = goTo(context, 'new');
  if (add) return { button: { label: clip(adding(context), 26), action: add } };
  const book = goTo(context, 'book');
  if (book) return { button: { label: say('Book'), action: book } };
  const action = goTo(context, 'detail') ?? goTo(context, 'browse');
  return action
    ? { button: { label: clip(domain.entries[0]?.title ?? say('List'), 26), action } }
    : {};
}

export const cover: Make = (context, palette) => {
  if (!hasThing(context))
    return hasScene(context) ? scene(context, palette) : card(context, palette);
  const ground = loudGround(palette);
  return {
    top: ground,
    components: [
      {
        type: 'cover',
        id: context.id('cover'),
        ground,
        eyebrow: context.today,
        title: clip(context.domain.headline, 60),
        size: 43,
        height: 318,
        picture: thingOf(context),
        ...buttonOf(context),
        ...bell(context),
      },
      ...finders(context),
      ...body(context, 4),
    ],
  };
};

export const figure: Make = (context, palette) => {
  const { domain, id, brief } = context;
  const long = domain.figure.length > 5;
  // Evaluated in any case, because later random choices depend on their number.
  const charts =
    context.may('chart') && !(context.to('insights') && brief.seed % 2)
      ? builders.chart(context)
      : [];
  if (brief.seed % 3 === 0)
    return {
      components: [
        { type: 'top-bar', id: id('bar'), label: context.today, actions: bells(context) },
        {
          type: 'big-number',
          id: id('figure'),
          label: clip(domain.caption, 50),
          value: domain.figure,
          caption: clip(domain.headline, 60),
          size: long ? 76 : 104,
        },
        ...charts,
        ...body(context, 4),
      ],
    };
  const ground = loudGround(palette);
  return {
    top: ground,
    components: [
      {
        type: 'cover',
        id: id('cover'),
        ground,
        eyebrow: context.today,
        title: domain.figure,
        note: clip(domain.caption, 60),
        size: long ? 84 : 124,
        height: long ? 196 : 236,
        ...bell(context),
      },
      ...statsRow(context),
      ...body(context, 4),
    ],
  };
};

export const scene: Make = (context, palette) => {
  if (!hasScene(context))
    return hasThing(context) ? cover(context, palette) : card(context, palette);
  return {
    top: 'sky',
    components: [
      {
        type: 'cover',
        id: context.id('scene'),
        ground: 'sky',
        eyebrow: context.today,
        title: clip(context.domain.headline, 44),
        size: 38,
        height: 384,
        picture: sceneOf(context),
        fills: true,
        ...bell(context),
      },
      ...finders(context),
      ...body(context, 4),
    ],
  };
};
