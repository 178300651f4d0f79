import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'There is one sentence that decides what your app will be, and most people write it in the queue for coffee. “An app for dogs.” “Something with recipes.” Then they wonder why the design looks like every app for dogs they have ever seen. It does because it was asked to.',
  'I have read several thousand of these sentences. The good ones are not longer, and they are not cleverer. They have verbs.',
  { heading: 'Nouns make screens' },
  'Give a designer, human or otherwise, a noun and you get a place to put things. Dogs: a list of dogs. Recipes: a grid of recipes. Expenses: a table, and a round chart to apologize for the table. None of this is wrong. It is only what remains when nobody says what is supposed to happen.',
  { heading: 'Verbs make apps' },
  'Now say what someone does. “Dog owners in one street take turns walking each other’s dogs.” Suddenly there are neighbors, turns, a street, a today. You can see the first screen: whose turn is it? You can see the only button. The sentence has not mentioned a single interface element and the interface is nearly done.',
  'I keep a small frame for this. It is old, and it is not mine, but it has never failed me:',
  { quote: 'Somebody does something, so that something changes.' },
  {
    points: [
      'Somebody. Not “users”. A night nurse, a choir, two brothers who share a van. The more exact it is, the more the design can afford to leave out.',
      'Does something. One verb that you could act out on a stage. To manage is not a verb, it is a shrug. To lend, to water, to swap, to count down: those are verbs.',
      'So that something changes. The reason, which will become the biggest thing on the first screen. If nothing changes, nobody will open it twice.',
    ],
  },
  { heading: 'Three repairs' },
  '“A plant app” became “I get told on Sunday which plants are thirsty, and I tick them off with wet hands.” The ticks grew to the size of a palm. The encyclopedia that had been the whole first draft moved behind one small link.',
  '“A budgeting tool for students” became “A student sees what is left until Friday before she orders the pizza.” One number remained. It turned out to be the feature, the brand and the name of the company.',
  '“A platform for local sports” became “Eight people find out by noon whether there is a game tonight.” The sign-up form disappeared, because you cannot register for a sentence like that. You can only say yes or no.',
  { heading: 'Read it to someone' },
  'Before you press send, read your sentence to a person who does not owe you kindness. If they ask “and then what?”, you are missing the verb. If they ask “who for?”, you know as well. If they say “oh, my sister needs that”, stop typing. It is finished.',
  'You can change everything afterwards: the colors, the corners, the order of the tabs. The sentence is harder to change, because everything that comes later grows from it. Give it the ten minutes that you would have spent on choosing the green.',
];
