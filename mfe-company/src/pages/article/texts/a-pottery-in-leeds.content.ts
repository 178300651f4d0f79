import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'Hanna Mistry fires her kiln four times a year. For the days before a firing her studio smells of wet slate, and for the days after it she answers messages. Is the blue bowl still there? Could you put two aside? What was the one in the third picture? In the spring of last year she counted: two hundred and eleven messages for forty pots. She sold all but six and did not throw clay for nine days.',
  { heading: 'One kiln, forty pots' },
  'What she wanted sounded like a shop, so that is what she had tried. A shop has stock, variants, a basket, a discount code field that makes everybody feel they are missing a discount. Hanna has none of these. Every pot exists once. When it is gone there is nothing to restock, only a new firing in July.',
  'The sentence that she finally typed was not about shopping: “Forty pots come out of the kiln on Saturday at ten; let people see each of them and take one home.” The design that came back had no basket. It had a shelf.',
  { quote: 'It is not a shop that is open. It is a kiln that opens.' },
  { heading: 'What the afternoon looked like' },
  'We sat in the studio with the door open. Hanna does not draw on screens, she draws on the floor with a wet finger, so we worked like that: she said what was wrong, I typed it, we looked again. In order, these were the changes that mattered.',
  {
    points: [
      'The first screen became a countdown and a photograph of the closed kiln door. Before Saturday at ten there is nothing to buy, and pretending otherwise would only make people tap.',
      'Each pot got its own page with its height, its weight and what it holds. “Two mugs of tea” turned out to be the measurement that people trust.',
      'Taking a pot became one button, Keep this one. It holds the pot for ten minutes and shows them honestly, as a ring that empties.',
      'A sold pot stays on the shelf, with the name of the town it went to. Hanna insisted. It is a shelf, she said, not a shredder.',
    ],
  },
  'The palette came last and took a minute. Terracotta for what can be pressed, slate for words, the white of unglazed clay behind it all. She held a tile against the laptop and nodded.',
  { heading: 'Saturday, ten o’clock' },
  'A neighbor who builds apps at the weekend took the exported screens and made them real in nine evenings. The firing was announced with a single picture. At ten o’clock there were three hundred people looking at a kiln door. At nineteen minutes past ten the shelf was full of names of towns: Otley, Hull, Ghent, one in Osaka.',
  'Hanna got fourteen messages that week. Eleven of them were photographs of a pot in its new place, on a window sill, with a lemon in it. She was back at the wheel on Monday.',
  'What I took from it is small and I keep using it. Before you copy the form of a thing that already exists, say what is scarce. In a shop, attention is scarce and goods are plenty. On Hanna’s shelf it was the other way round. Once the app knew that, there was hardly anything left to design.',
];
