import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'For fifteen years I told people that the blank screen was the hard part. It sounded right. It was what I felt on Monday mornings, with the coffee still too hot and an artboard of nothing in front of me. I built a company partly on that sentence.',
  'I was wrong about it, and it took a machine to show me.',
  { heading: 'Forty layouts before the tea is ready' },
  'Last month I described a tide table for people who swim in cold water. One sentence, no more. By the time the kettle clicked off there were forty first screens, and none of them was bad. There was one with a wave that filled as the sea came in. There was one that was only a number, two hundred pixels tall. There was one like a timetable at a small station, which I have wanted to live in ever since.',
  'So the blank screen was gone. What had replaced it was a worse feeling: I had no idea which one was right. I put the tea down and scrolled for an hour. That hour was the work. It had always been the work. I had just never met it without the drawing in front of it.',
  { quote: 'Drawing was how we put off choosing.' },
  { heading: 'What choosing is made of' },
  'When you draw a screen by hand, you choose a thousand times without noticing. Your pencil gets tired of the third idea, so the third idea loses. Your deadline chooses. The template you used last time chooses most of all. Take the drawing away and all of those small votes fall back into your lap.',
  'These are the questions I now ask of every screen that arrives, before I let myself like it:',
  {
    points: [
      'Who is holding the phone, and is the other hand free? My swimmers had gloves on. That removed eleven layouts at once.',
      'What is the one thing they came for? If it is not the biggest thing, the layout is lying about what it is for.',
      'What happens on the worst day? A tide table matters most when the weather turns. I looked at each screen and imagined reading it while frightened.',
      'Would I miss anything if it were gone? The wave was lovely. The wave was also in the way.',
    ],
  },
  'After four questions there were three screens left. The number won. It was the plainest of the forty, the one that I would have been embarrassed to show as my own idea, and a swimmer on the beach at Seapoint read it from two metres away with salt in her eyes.',
  { heading: 'A small practice' },
  'If you try this, do not ask for the best screen. Ask for several that disagree. Put them side by side and say out loud why each of them is wrong. The reasons are your design. Write them down, because the next machine will draw even faster, and it still will not know about the gloves.',
  'I am often asked whether this is the end of designers. I think it is the end of a place to hide. The blank screen was a very good excuse. It let us say that the difficulty was in the hand, when it was always in the decision. A decision needs somebody who will stand on the beach afterwards.',
  'The tea, for the record, went cold. Some things a machine cannot fix.',
];
