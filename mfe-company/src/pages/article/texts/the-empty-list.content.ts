import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'Design reviews are full of other people’s lives. There are always twelve messages, eight recipes, a photograph of somebody called Sarah laughing at a salad. The screens are lovely, because somebody has already lived in them.',
  'Then the app comes out. A real person opens it for the first time, and sees a white rectangle with the words “No items”.',
  { heading: 'The first screen is an empty one' },
  'Think about it: for each thing that your app can hold, everybody begins with none. The empty list is not an edge case. It is the only state that every single person is guaranteed to see. It is also, in most projects, designed last, by whoever happens to be writing the code, at the time of day when one writes “No items”.',
  'I have come to design it first. When the empty list is good, it turns out that I know what the app is about.',
  { quote: 'Emptiness is the only state that everybody is guaranteed to see.' },
  { heading: 'Three kinds of nothing' },
  'The trick is that there are several sorts of empty, and they want different words.',
  {
    points: [
      'Nothing yet. You are new here. Say what will live in this place, show what one of them looks like, and offer the one button that makes the first. No tour, no arrows.',
      'Nothing left. You have done it all, the inbox is bare, the plants are watered. This is a small triumph. Do not sell anything here. Say well done, in your own voice, and let people close the app.',
      'Nothing found. You have searched, or filtered, and there was no match. Repeat what was asked, so that a slip of the finger shows itself, and give a way back to everything.',
    ],
  },
  'A fourth one is not empty at all: nothing could be loaded. Never dress it up as one of the other three. Somebody who believes that their photographs are gone will not remember your illustration fondly.',
  { heading: 'An example, before and after' },
  'A library for garden tools had a list of loans. Empty, it said: “You have no active loans.” True, and about as inviting as a form from the tax office. We tried to say what the place was for: “Whatever you borrow will wait here, with the day it is due home. The long ladder is free this weekend.” With a button, See the ladder.',
  'It is the same white rectangle. But now it knows what day it is, it has a suggestion, and it sounds like the woman who runs the shed. In the first month half of all first loans were ladders. They had to buy a second one.',
  { heading: 'How to ask for it' },
  'If you have your screens drawn for you, ask for the empty ones by name. After the first design say: “Now show me this on the first day, with nothing in it.” Then: “Show me when everything is done.” You will often find that the screen does not hold up. The big number is a zero, the chart is a flat line, the title talks about your week when you have not had one.',
  'Do not paper over it with a drawing of an astronaut. Ask what this place would say if it could see who had just walked in. It is usually something short and kind, with a chair in it.',
];
