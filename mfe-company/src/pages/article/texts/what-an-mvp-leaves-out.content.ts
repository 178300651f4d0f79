import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'A first version is a list of things that you did not build. I have made nine of them, three as a founder and six for other people’s money, and I kept the lists. What follows is the sum: what to leave out, why, and where I regret it.',
  { heading: 'Leave out accounts' },
  'Ask for a name when there is something to keep under that name, not before. Of the nine first versions, six opened with a sign-in screen, and in all six it was the screen where most people left. Let them do the thing first. When they want it back tomorrow, they will gladly tell you who they are.',
  { heading: 'Leave out settings' },
  'A setting is a question that you were afraid to answer. Metric or imperial, weekly or daily, with sound or without: pick one, say so, and wait for a complaint. In one product we waited fourteen months for a complaint about Monday as the first day of the week. It came from my uncle.',
  { heading: 'Leave out the second audience' },
  'Every idea has a shadow: the teachers’ view behind the pupils’ app, the dashboard behind the shop. The shadow is bigger than the thing. For the first version let the second audience use a spreadsheet and a telephone. You will learn what the dashboard should show by listening to what they shout.',
  { heading: 'Leave out notifications' },
  'If people only return because you tapped them on the shoulder, you do not know yet whether they would have come back. You want to know that more than anything. Switch the shoulder-tapping on in version two, when it is a service and not a crutch.',
  { quote: 'Leaving out is not cutting corners. It is choosing which corner to stand in.' },
  { heading: 'And these must stay in' },
  {
    points: [
      'The moment of change. There is one second in which your app is worth it: the pot is yours, the game is on, the bill is split. Build that second as if it were the whole product, with the right words and the right movement.',
      'A way to be wrong. Undo, edit, cancel. People forgive a missing feature and never a lost evening.',
      'A way to reach you. One address, read by a person who can change things. It is the cheapest research in the world.',
      'A price, or at least the idea of one. More about that in [The price belongs on the first screen](/blog/the-price-comes-first).',
    ],
  },
  { heading: 'The regrets' },
  'I left out export once, to keep people. They stayed for as long as it took them to copy everything by hand, and then they told their friends. I left out large text, because “our audience is young”; our audience had left its glasses at home. I left out a landing page in a second language and gave the market that wanted us most to a cousin of the idea with worse screens.',
  'Each of these was on the list with a perfectly sensible reason. So here is the last rule, which I learned from the lists themselves: write the reason down beside what you leave out, and read it again after thirty days. Half of them will have come true. The other half are your second version.',
];
