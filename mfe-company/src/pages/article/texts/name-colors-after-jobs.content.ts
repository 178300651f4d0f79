import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'Somewhere in your code there is a color called `blue-500`, and somewhere there is a meeting in which it was decided that blue-500 should be green. I have been in that meeting. We went round the table once, slowly, and then we named green `blue-500` and went to lunch.',
  'The name was the mistake. Not the blue.',
  { heading: 'A color is an employee' },
  'Ask what it does all day. One color marks whatever can be pressed. One carries the words. One is the ground that everything stands on, one draws hairlines between things, one raises its voice when something went wrong. Those are jobs, and jobs change far less often than the people who hold them.',
  'So we call them by their jobs. In an export from this site you will find names such as `background`, `surface`, `text` and `accent`. You will not find lilac, although there may be a lot of lilac. When the owner of the app wakes up one morning and wants it all in rust, one line changes and every button comes along.',
  { quote: 'If a name tells you how it looks, it will be a lie by spring.' },
  { heading: 'Why pairs matter more than colors' },
  'A color alone cannot be readable. Only a pair can. The most useful thing that a list of names can do is to keep couples together: `accent` and the text that goes on it, `background` and the text that goes on that. Then contrast can be checked once, for each couple, by a machine that does not get bored. Four and a half to one for words, three to one for the edges of things that you press.',
  'When I take over a design, I write the couples into a table before I look at a single screen. It usually fits on a postcard. If it does not, there are too many colors, and some of them are the same color in a different hat.',
  { heading: 'Dark is a second cast' },
  'Here the job names earn their lunch. A dark theme that was made by swapping values looks like a photograph negative: shadows glow, pictures turn sour. With jobs you can ask each one what it should do at night. The ground goes quiet. Lines become lighter than what they separate. The accent often stays exactly as it is, because it is the one thing that you want people to recognize.',
  'The order in which I do it has become a ritual:',
  {
    points: [
      'Write down the jobs, in words, without opening a color picker. Eight are plenty for a small app.',
      'Give each ground the text that belongs on it. Check the couples.',
      'Fill in the light values, look at real screens and adjust by eye.',
      'Fill in the dark values from the darkest ground upwards. Check the couples again.',
      'Search the code for any color that is not in the list. There will be one. It will be in a shadow.',
    ],
  },
  { heading: 'The test' },
  'When you are done, change the accent to something terrible, say a road-works orange, and walk through the app. Everything that can be pressed should have turned orange, and nothing else should have. Whatever stayed behind was painted by hand. Whatever came along by accident has two jobs. Both are easy to repair today and miserable to find in a year.',
  'Then put the good color back. Nobody has to know about the orange.',
];
