import { adding, capital, clip, goTo, groupsOf } from '../context';
import { body, finders, type Make, you } from './home-parts';
import { sceneOf } from './scenes';
import { filterOf, list, searchOf } from '../parts/lists';
import { makers } from '../parts/makers';
import { feed, stories } from '../parts/talk';

export const page: Make = (context) => {
  const { domain, id } = context;
  const [entry] = domain.entries;
  const open = goTo(context, 'detail', 0) ?? goTo(context, 'write');
  return {
    top: 'background',
    list: 'main-list',
    components: [
      {
        type: 'header',
        id: id('title'),
        eyebrow: context.today,
        title: clip(domain.headline, 40),
        size: 44,
        ...you(context),
      },
      {
        type: 'picture',
        id: id('picture'),
        picture: sceneOf(context),
        label: entry?.title ?? domain.one,
        height: 238,
      },
      {
        type: 'paragraph',
        id: id('text'),
        text: `${entry?.title ?? ''}. ${entry?.note ?? ''}. ${domain.entries[1]?.note ?? ''}.`,
      },
      ...(context.may('filter') && groupsOf(context).length > 1
        ? [
            {
              type: 'tags' as const,
              id: id('tags'),
              label: context.say('Kind'),
              tags: groupsOf(context).map((label, index) => ({ label, on: index === 0 })),
            },
          ]
        : []),
      ...(open
        ? [
            {
              type: 'button' as const,
              id: id('open'),
              label: context.to('write') ? context.say('Write') : clip(entry?.title ?? '', 30),
              quiet: true,
              icon: 'pencil' as const,
              action: open,
            },
          ]
        : []),
      ...(context.may('rating')
        ? [
            {
              type: 'mood' as const,
              id: id('mood'),
              question: context.say('How was it?'),
              selected: 2,
            },
          ]
        : []),
      ...finders(context, 'main-list'),
      ...body(context, 5),
    ],
  };
};

export const stream: Make = (context) => {
  const { domain, id } = context;
  return {
    top: 'background',
    list: 'main-list',
    components: [
      {
        type: 'header',
        id: id('title'),
        title: clip(context.name, 24),
        size: 33,
        ...you(context),
      },
      ...(context.may('feed') ? [...stories(context), ...feed(context)] : []),
      ...finders(context, 'main-list'),
      ...body(context, 5),
    ],
  };
};

export const mapHome: Make = (context) => ({
  top: 'background',
  list: 'main-list',
  components: [
    {
      type: 'header',
      id: context.id('title'),
      eyebrow: `${context.domain.figure} ${clip(context.domain.caption, 40)}`,
      title: clip(context.domain.headline, 40),
      size: 27,
      ...you(context),
    },
    ...finders(context, 'main-list'),
    ...(context.may('map') ? makers.map(context) : []),
    ...body(context, 5),
  ],
});

export const inbox: Make = (context) => {
  const { domain, id } = context;
  const add = goTo(context, 'new') ?? goTo(context, 'write');
  return {
    top: 'background',
    list: 'main-list',
    components: [
      {
        type: 'header',
        id: id('title'),
        title: capital(clip(domain.many, 24)),
        note: `${domain.figure} ${clip(domain.caption, 40)}`,
        size: 44,
        ...you(context),
      },
      ...(context.may('search') && !context.to('browse') ? searchOf(context, 'main-list') : []),
      ...(context.may('filter') && !context.to('browse') && groupsOf(context).length > 1
        ? filterOf(context, 'main-list')
        : []),
      list({ ...context, rows: 'list' }, 'main-list'),
      ...(add
        ? [
            {
              type: 'floating-button' as const,
              id: id('add'),
              label: clip(adding(context), 26),
              icon: 'plus' as const,
              action: add,
            },
          ]
        : []),
    ],
  };
};
