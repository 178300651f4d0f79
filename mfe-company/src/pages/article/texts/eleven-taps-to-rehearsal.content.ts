import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'The Harbour Street Choir has sixty-two members, one conductor and, until last winter, five places in which to find out where the rehearsal is. There was a website, a mailing list, a chat group, a chat group for people who had left the chat group, and a piece of paper on the door of the church hall.',
  'Every Thursday, at about a quarter to seven, somebody stood in front of the wrong church.',
  { heading: 'We counted' },
  'Before anyone designed anything, I asked three singers to find out the time and the place of the next rehearsal while I watched. The alto needed eleven taps and two apps. The bass rang up the alto. The soprano had given up on all of it long ago and simply drove to the conductor’s house, to follow his car.',
  'Eleven taps is a useful number. It is something you can put on the wall. Nobody argues about taste any more when the goal is to get from eleven to one.',
  { quote: 'The soprano simply followed the conductor’s car.' },
  { heading: 'One sentence, in rehearsal' },
  'We wrote the sentence together, in the break, with sixty-two opinions and a plate of shortbread: “A singer opens it on a Thursday and sees where to be, when, and what to bring.” The first design was ready before the shortbread was gone. On the screen stood St Anne’s, 19:00, and below it two pieces of music. It took no taps at all. You only had to open it.',
  'Then the choir did what choirs do, and found all the places where it was out of tune.',
  {
    points: [
      'The tenors asked what happens if the hall changes at noon. Now the old place stays visible, crossed out, above the new one. People trust a change only if they can see what it was before.',
      'The second altos are, in their own words, not getting younger. The time went up to ninety pixels and everything else made room.',
      'The conductor wanted to announce things. He got one line, at most eighty characters, that disappears on Friday. He says it has improved his conducting.',
      'The man who drives the minibus wanted to know who needs a lift. This became the only button in the app. It says “I need a seat”, and he sees a number.',
    ],
  },
  { heading: 'The bus was the point' },
  'None of us had expected the bus. We had thought that this was an app about information. But three of the eldest members had stopped coming in winter, because asking for a lift had meant writing to sixty-two people that you cannot drive in the dark any more. A button does not ask why.',
  'All three were back by February. One of them sings the low D that nobody else in the choir can reach, and you could hear the difference from the street.',
  { heading: 'What I would do again' },
  'Count first, with a pencil, while someone does the thing for real. Put the number on the wall. Let the people who will use it complain to the draft instead of to each other: a picture on a phone, passed along the rows, gets better objections than any questionnaire. And leave a gap for what you did not think of. Ours had four wheels and seats for eight.',
];
