import { firstName, personAt } from '../context';
import { pictureAt, type Builder } from './numbers';
import { initialsOf } from '../initials';

export const chat: Builder = (context) => {
  const { talk } = context.samples;
  return [
    {
      type: 'messages',
      id: context.id('thread'),
      field: context.say('Write a message'),
      send: context.say('Send'),
      messages: talk.map(({ text, mine }, index) => ({
        from: mine ? ('me' as const) : ('them' as const),
        text,
        at: `9:${String(12 + index * 6)}`,
      })),
    },
  ];
};

export const feed: Builder = (context) => {
  const { posts } = context.samples;
  return [
    {
      type: 'feed',
      id: context.id('posts'),
      like: context.say('Like'),
      answer: context.say('Answer'),
      posts: posts.map((text, index) => {
        const name = personAt(context, index + 1);
        return {
          name,
          initials: initialsOf(name),
          tint: index % 5,
          at:
            context.brief.language === 'en'
              ? (['12 minutes ago', '2 hours ago', 'Yesterday'][index] ?? 'Monday')
              : (context.days[index] ?? ''),
          text,
          likes: [24, 8, 61][index] ?? 5,
          ...(index === 0 || index === 2 ? { picture: pictureAt(context, index) } : {}),
        };
      }),
    },
  ];
};

export const stories: Builder = (context) => [
  {
    type: 'stories',
    id: context.id('stories'),
    label: context.say('New today'),
    seen: context.say('seen'),
    people: [0, 1, 2, 3, 4, 5].map((index) => {
      const name = personAt(context, index + 1);
      return { name: firstName(name), initials: initialsOf(name), tint: index % 5 };
    }),
  },
];

export const poll: Builder = (context) => {
  if (!context.traits.polls) return [];
  const { seed } = context.brief;
  const { quiz } = context.samples;
  const asked = quiz[seed % quiz.length];
  if (!asked) return [];
  const options = [asked.right, ...asked.wrong];
  const voted = [12, 7, 4].map((votes) => votes + (seed % 9));
  return [
    {
      type: 'poll',
      id: context.id('poll'),
      question: asked.question,
      options: options.map((label, index) => ({ label, votes: voted[index] ?? 0 })),
      votes: context.say('votes'),
    },
  ];
};
