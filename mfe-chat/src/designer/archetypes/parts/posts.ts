import { clip } from '../../compose/clip';
import { fill } from '../fill';
import {
  linesOf,
  say,
  slots,
  usual,
  type AppContext,
  type Builder,
  type Builders,
} from '../context';

const postsOf = (context: AppContext): string[] =>
  [...context.phrases.posts, ...context.category.talk]
    .slice(0, 4)
    .map((text, index) => fill(text, slots(context, index), context.customs.language));

const feed: Builder<'feed'> = (context) => {
  const people = linesOf(context, 'people', 4);
  return [
    {
      type: 'feed',
      id: context.id('posts'),
      like: usual(context, 'like'),
      answer: usual(context, 'answer'),
      posts: postsOf(context).map((text, index) => {
        const name = people[index % people.length]?.title ?? context.app;
        return {
          name,
          initials: context.initials(name),
          tint: index % 5,
          at: context.texts.last[index] ?? '',
          text,
          likes: [24, 8, 61, 15][index] ?? 5,
        };
      }),
    },
  ];
};

const rating: Builder<'rating'> = (context) => [
  {
    type: 'rating',
    id: context.id('stars'),
    label: usual(context, 'stars'),
    value: usual(context, 'rated').replace('{count}', context.records[0]?.fields.rating ?? '4.7'),
    stars: 4,
    thanks: usual(context, 'thanks'),
    reviews: postsOf(context)
      .slice(0, 2)
      .map((text, index) => ({
        name: linesOf(context, 'people', 2)[index]?.title ?? context.app,
        text,
        stars: 5 - index,
      })),
  },
];

const poll: Builder<'poll'> = (context, { question, options }) => [
  {
    type: 'poll',
    id: context.id('poll'),
    question: clip(say(context, question), 60),
    options: options.map((key, index) => ({
      label: clip(say(context, key), 40),
      votes: [14, 9, 6, 3][index] ?? 2,
    })),
    votes: usual(context, 'votes'),
  },
];

export const posts = { feed, rating, poll } satisfies Partial<Builders>;
