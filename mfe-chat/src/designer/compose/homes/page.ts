import { capital, clip, goTo, groupsOf, type Context } from '../context';
import { addButton, body, finders, greeting, MAIN_LIST, type Make } from './home-parts';
import { sceneOf } from './scenes';
import { filterOf, list, searchOf } from '../parts/lists';
import { makers } from '../parts/makers';
import { feed, stories } from '../parts/talk';
import { type Component } from '../../model/components';

function leaf(context: Context): Component[] {
  const { domain, id, say } = context;
  const [entry, next] = domain.entries;
  return [
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
      text: `${entry?.title ?? ''}. ${entry?.note ?? ''}. ${next?.note ?? ''}.`,
    },
    {
      type: 'tags',
      id: id('tags'),
      label: say('Kind'),
      tags: groupsOf(context).map((label, index) => ({ label, on: index === 0 })),
    },
  ];
}

function opener(context: Context): Component[] {
  const action = goTo(context, 'detail', 0) ?? goTo(context, 'write');
  const title = context.domain.entries[0]?.title ?? '';
  const label = context.to('write') ? context.say('Write') : clip(title, 30);
  return action
    ? [{ type: 'button', id: context.id('open'), label, quiet: true, icon: 'pencil', action }]
    : [];
}

export const page: Make = (context) => {
  const hasTags = context.may('filter') && groupsOf(context).length > 1;
  const mood: Component = {
    type: 'mood',
    id: context.id('mood'),
    question: context.say('How was it?'),
    selected: 2,
  };
  return {
    components: [
      greeting(context, clip(context.domain.headline, 40), 44, { eyebrow: context.today }),
      ...leaf(context).slice(0, hasTags ? 3 : 2),
      ...opener(context),
      ...(context.may('rating') ? [mood] : []),
      ...finders(context),
      ...body(context, 5),
    ],
  };
};

export const stream: Make = (context) => ({
  components: [
    greeting(context, clip(context.name, 24), 33),
    ...(context.may('feed') ? [...stories(context), ...feed(context)] : []),
    ...finders(context),
    ...body(context, 5),
  ],
});

export const mapHome: Make = (context) => {
  const { domain } = context;
  const eyebrow = `${domain.figure} ${clip(domain.caption, 40)}`;
  return {
    components: [
      greeting(context, clip(domain.headline, 40), 27, { eyebrow }),
      ...finders(context),
      ...(context.may('map') ? makers.map(context) : []),
      ...body(context, 5),
    ],
  };
};

export const inbox: Make = (context) => {
  const { domain } = context;
  const note = `${domain.figure} ${clip(domain.caption, 40)}`;
  const mayFind = context.to('browse') === undefined;
  return {
    components: [
      greeting(context, capital(clip(domain.many, 24)), 44, { note }),
      ...(mayFind && context.may('search') ? searchOf(context, MAIN_LIST) : []),
      ...(mayFind && context.may('filter') && groupsOf(context).length > 1
        ? filterOf(context, MAIN_LIST)
        : []),
      list({ ...context, rows: 'list' }, MAIN_LIST),
      ...addButton(context, 'add', 'new', 'write'),
    ],
  };
};
