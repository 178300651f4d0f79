import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'My brother and I typed the same sentence on the same evening: “a place to write down what the baby ate”. We have the same baby in mind, my niece, who eats with her whole arm. We got two different apps, and each of us was sure that the other one had been given the wrong one.',
  'His was quiet. A column of hours, small type, one color. Mine was loud: a plate as wide as the phone that filled with peas when you tapped it. For a moment I thought that something was broken. Two people, one prompt; surely there is a best answer?',
  { heading: 'The average of everybody' },
  'For a few years machines have been very good at giving the best answer. Ask for a login screen and you get the mean of ten million login screens: centered, rounded, faintly purple. It is a portrait of everybody, and like all such portraits it has lovely skin and no face.',
  'Taste works the other way round. It is not knowing what most people like. It is a long list of particular things that you, one person, have looked at twice. The tiles in a grandmother’s kitchen. A bus ticket. The record sleeve that you were not allowed to touch. It is a data set of one, badly labeled and collected over decades, and no larger data set contains it.',
  { quote: 'A portrait of everybody has lovely skin and no face.' },
  { heading: 'Where the one gets in' },
  'My brother had added four words to his sentence that I had not noticed: “for three in the morning”. That was his whole taste in the matter, and it was also the truth. He is the one who gets up. My own addition was that I wanted to show it to her grandparents. The plate with the peas was for them.',
  'So the difference was not noise. Each of us had slipped a little of our own life into the sentence, and a good designer, when it hears something particular, does not sand it off. It makes it bigger.',
  'You can do that on purpose. Three ways that I have seen work:',
  {
    points: [
      'Name a real object, not a style. “Like the enamel sign at a swimming pool” says more than “retro”, and it says it about color, type and temper at once.',
      'Name the light. Three in the morning, a kitchen at noon, a bus with steamed-up windows. Contrast, size and the amount of white all follow from it.',
      'Name what you cannot stand. Dislikes are the most precise part of taste. “No confetti” is an entire design philosophy.',
    ],
  },
  { heading: 'Keep the odd one' },
  'When several designs lie before you, there is usually one that is a bit wrong in a way that you keep going back to. The sensible thing is to take the sensible one. Before you do, ask where the wrongness comes from. If it comes from the machine, let it go. If it comes from something you said, that is your fingerprint. Keep it, and repair the rest around it.',
  'My niece, by the way, has two apps now. At night her father taps an hour, in the dark, with one eye open. At lunch she fills the plate herself, with great force, and always with peas.',
];
