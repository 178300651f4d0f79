import { clip } from '../clip';
import { pictureAt, type Builder } from './numbers';

export const deck: Builder = (context) => {
  const { flashCards } = context.traits;
  if (flashCards) {
    // A narrow subject has its own questions, the right answer first.
    const { cards, quiz: questions } = context.samples;
    const own =
      flashCards === 'samples'
        ? context.domain.isNarrow
          ? questions.map(({ question, right }) => ({ front: question, back: right }))
          : cards
        : context.domain.entries.map(({ title, note }) => ({ front: title, back: note }));
    return [
      {
        type: 'flash-cards',
        id: context.id('cards'),
        cards: own,
        flip: context.say('Tap to turn'),
        next: context.say('Next'),
      },
    ];
  }
  return [
    {
      type: 'deck',
      id: context.id('deck'),
      no: context.say('No'),
      yes: context.say('Yes'),
      kept: context.say('Saved'),
      cards: context.domain.entries.map(({ title, note }, index) => ({
        title: clip(title, 40),
        note: clip(note, 60),
        picture: pictureAt(context, index),
        tint: (index + 1) % 5,
      })),
    },
  ];
};

export const quiz: Builder = (context) => {
  const survey = context.takes('survey');
  return [
    {
      type: 'quiz',
      id: context.id('quiz'),
      survey,
      yes: survey ? context.say('Noted, thank you.') : context.say('Right. Well done!'),
      no: context.say('Not quite. The marked one is it.'),
      next: context.say('Next'),
      end: context.say('Done'),
      questions: context.samples.quiz.map(({ question: ask, right, wrong }, index) => {
        const at = survey ? 0 : (index + context.brief.seed) % (wrong.length + 1);
        return { ask, answers: wrong.toSpliced(at, 0, right), right: at };
      }),
    },
  ];
};
