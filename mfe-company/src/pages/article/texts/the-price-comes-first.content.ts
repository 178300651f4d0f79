import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'For a year I ran an app that hid its price behind three screens of enthusiasm. It was considered good practice: warm them up, then ask. Our figures were respectable and our letters were not. People wrote that they felt tricked, at a price that they would have paid happily had we only said it at the door.',
  'So we moved it to the door. This is what we expected, what happened, and what I would tell you over lunch.',
  { heading: 'What we were afraid of' },
  'That nobody would come in. A number is cold, we thought, and benefits are warm; let the warm thing go first. There was a slide about it with a thermometer. On a rainy Monday we put one line on the first screen anyway, below the title, in the same size as everything else: “4 euros a month after 14 days. Stop whenever you like.”',
  { heading: 'What happened' },
  'Fewer people began. That part of the slide was right: about a fifth fewer. But of those who did begin, twice as many were still there after the fortnight, and letters about being tricked stopped altogether, from one week to the next. The people who had left at the door were the same ones who used to leave on day fourteen, a little angrier. We had only given them their two weeks back.',
  { quote: 'A price that is hidden is not small. It is just late.' },
  { heading: 'How to write it' },
  {
    points: [
      'Say the whole sentence. The amount, how often, from when, and how to stop. If one of these is missing, people will guess, and they guess high.',
      'Use the number they will see on their statement. Not “less than a coffee”. Nobody has ever been charged less than a coffee.',
      'Put it in the same type as its surroundings. Gray and small says that you would rather not talk about it.',
      'If something is free, say what pays for it. Free makes careful people nervous, and careful people make good customers.',
    ],
  },
  { heading: 'A screen that does it' },
  'When you describe an app to a designer, put the price in the sentence. I mean it literally: “Parents book a swimming lesson for 12 euros, and pay at the pool.” The drawing changes at once. The number finds its place near the button, the button says what it costs, and there is no need any more for the screen on which you would have explained yourself.',
  'The button, above all. “Continue” is how you get somebody to a surprise. “Book for 12 euros” is how you get them to the pool. It is two words longer, and it has never been tapped by accident.',
  { heading: 'And if you do not know the price yet?' },
  'Then you have found out something more important than the color of the button. Write down a number that makes you slightly uncomfortable and show the screen to five people. Do not ask whether they would pay, since people are polite. Watch their eyes when they come to the number. If they read on, it is a price. If they look up at you, it is a conversation, and you should have it now, while all that you have to change is a line of text.',
  'We are still at 4 euros. The thermometer hangs in my office, upside down.',
];
