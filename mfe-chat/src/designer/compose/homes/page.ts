import { clip } from '../clip';
import { capital, goTo, groupsOf, type Context } from '../context';
import { addButton, body, finders, greeting, MAIN_LIST, type Make } from './home-parts';
import { sceneOf } from './scenes';
import { filterOf, list, searchOf } from '../parts/lists';
import { builders } from '../parts/builders';
import { feed, stories } from '../parts/talk';
import { type Component } from '../../model/components';

function tagsOf(context: Context): Component[] {
  const tags = groupsOf(context).map((label, index) => ({ label, on: index === 0 }));
  return tags.length > 1
    ? [{ type: 'tags', id: context.id('tags'), label: context.say('Kind'), tags }]
    : [];
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
  const { domain, id, say } = context;
  const [entry, next] = domain.entries;
  return {
    components: [
      greeting(context, clip(domain.headline, 40), 44, { eyebrow: context.today }),
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
      ...tagsOf(context),
      ...opener(context),
      { type: 'mood', id: id('mood'), question: say('How was it?'), selected: 2 },
      ...finders(context),
      ...body(context, 5),
    ],
  };
};

export const stream: Make = (context) => ({
  components: [
    greeting(context, clip(context.name, 24), 33),
    ...stories(context),
    ...feed(context),
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
      ...builders.map(context),
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
      greeting(context, capital(clip(domain.many, 24), domain.language), 44, { note }),
      ...(mayFind ? searchOf(context, MAIN_LIST) : []),
      ...(mayFind && groupsOf(context).length > 1 ? filterOf(context, MAIN_LIST) : []),
      list({ ...context, rows: 'list' }, MAIN_LIST),
      ...addButton(context, 'add', 'new', 'write'),
    ],
  };
};
