import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'I review code for a living. I have a rhythm for it: read the description, look at the shape of the change, find the part the author was unsure about, ask one good question instead of ten small ones. When screens began to arrive finished, I noticed that I had no rhythm at all. I looked at them, said “nice”, and pressed Export.',
  'Two weeks later I was repairing what I had not read. So I borrowed the old habit. Here are the five questions that I ask before a generated screen becomes somebody’s afternoon.',
  { heading: '1. What is the longest word it will ever meet?' },
  'Generated screens are drawn with good manners. Every name fits. Every price has two digits. Replace the name with Bartholomew Featherstonehaugh, the price with 1,249.00 and the city with Llanfairpwllgwyngyll. If the layout breaks, you have found work that the picture hid from you. Do it before the export, because then it is a sentence to the designer and not a bug for the builder.',
  { heading: '2. What does it look like with nothing in it?' },
  'A list with five beautiful rows tells you about day thirty. Ask for day one. Ask what stands there while it loads, and what stands there when the network has gone for a walk. Three states out of four are usually missing, and each one costs more to invent later, in code, at six in the evening. We wrote more about this in [The empty list is a first impression](/blog/the-empty-list).',
  { heading: '3. Which things are the same thing?' },
  'Look for twins. Two buttons with corners of 14 and 16 pixels are one component and one mistake. Two grays that differ by a hair are one token and one mistake. Circle every pair and decide which of the two survives. In a review I would call it duplication; on a screen people call it “something feels off”, and they are right.',
  { heading: '4. Where does the thumb go next?' },
  'Trace the task with a finger, on a real phone, without lifting your eyes. Sign in, pick a date, pay. A screen can be handsome and still put Continue behind the keyboard. If your finger stops, write down where. That is your one good question.',
  { heading: '5. Who is left out?' },
  'Turn the text size up as far as it goes. Look at the screen in gray. Read it from top to bottom as a list, because a screen reader will. A picture has no reading order, and code must have one. If you cannot say what comes after the title, nobody has decided yet.',
  {
    quote:
      'Approve a screen as you would approve code: only if you are willing to be woken up by it.',
  },
  { heading: 'What to leave in the review' },
  'Then write three lines and keep them beside the design: what I checked, what I changed, what I left alone on purpose. The third line is the valuable one. In half a year somebody will wonder why the prices are not aligned to the right. You will be able to say that it was a decision, and which morning you made it.',
  'The whole thing takes eight minutes. I timed it, because I knew that I would be asked. It is less than I used to spend admiring the gradient.',
];
