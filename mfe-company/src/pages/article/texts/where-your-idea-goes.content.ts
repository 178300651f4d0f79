import type { ArticleText } from '../article-text';

export const text: ArticleText = [
  'An idea is a strange thing to type into a box. It may be a joke, or it may be the next four years of your life. Either way you have a right to know where it goes when you press send. I will answer for this site first, then show you how to check it, because an answer that you can check is worth ten that you cannot.',
  { heading: 'The short answer' },
  'In this demo your idea goes nowhere. The designer that answers you here runs on your own device. What you write and what it draws are kept in the storage of this browser, on this machine, and can be removed with one button on the [privacy page](/privacy). Nothing that you type is sent to us. Should a form on this site be connected to a real address one day, it will tell you what was sent, and only after it was.',
  { heading: 'Now do not believe me' },
  'Every desktop browser has a window that shows its whole conversation with the outside world. Looking into it takes two minutes and no courage.',
  {
    points: [
      'Open the [workspace](/chat), then the developer tools. In most browsers that is the F12 key, or Option, Command and I on a Mac. Choose the tab called Network.',
      'Clear the list, so that it is empty. The page itself is already here.',
      'Type a sentence that you would recognize anywhere, such as “a diary for lighthouse keepers”. Press send and watch the design grow.',
      'Read what appeared. You may see files of our own code, asked for by name. You will not find a request that carries your sentence.',
      'For the suspicious, and I am one of you: switch the connection off and send another idea. The designer keeps answering.',
    ],
  },
  'Then open the tab called Application, or Storage, and look at what is kept under this address. You will find your conversation there, in plain text, as well as whether you prefer the light or the dark theme. That is all of it. Delete it there, if you like, and reload.',
  { quote: 'Privacy is not a promise in a footer. It is an empty list in the network tab.' },
  { heading: 'Try it on everything else' },
  'The same two minutes work for any tool that asks for your ideas, and many of them will send your words to a server for honest reasons. A large model does not fit on a phone. The question is not whether a request is made but whether you were told, and in which words. I look for three things: who receives it, how long they keep it, and whether it teaches a machine that will one day help somebody else with your idea.',
  'If the answer takes more than a paragraph, somebody has something to explain. If there is no answer, behave as you would on a train: speak about your idea if you want to, but assume that the carriage can hear you.',
  'And if you find something in our network tab that this text did not prepare you for, please write to us as the [security page](/security) describes. I would rather correct an article than be believed by mistake.',
];
