import { clip } from '../clip';
import { bells, body, greeting, type Make } from './home-parts';
import { builders } from '../parts/builders';
import { type Component } from '../../model/components';

export const board: Make = (context) => ({
  components: [
    greeting(context, clip(context.domain.headline, 40), 31, { eyebrow: context.today }),
    ...builders.kanban(context),
    ...(context.wants('list') || !context.may('kanban') ? body(context, 5) : []),
  ],
});

export const deckHome: Make = (context) => ({
  components: [
    greeting(context, clip(context.domain.headline, 40), 29),
    ...builders['card-deck'](context),
    ...(context.wants('list') ? body(context, 5) : []),
  ],
});

export const tool: Make = (context) => {
  const { domain, id, traits } = context;
  const main = traits.tool && context.may(traits.tool) ? builders[traits.tool](context) : [];
  const opening: Component =
    main.length > 0
      ? {
          type: 'top-bar',
          id: id('bar'),
          title: clip(context.name, 24),
          actions: bells(context),
        }
      : {
          type: 'cover',
          id: id('cover'),
          ground: 'hero',
          eyebrow: clip(domain.caption, 40),
          title: domain.figure,
          size: 112,
          height: 210,
          note: clip(domain.headline, 60),
        };
  return {
    components: [opening, ...main, ...body(context, 4)],
  };
};
