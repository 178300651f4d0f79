export const several = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${one}s`;

export const chat = {
  heading: 'Design chat',
  home: 'Appling, home page',
  noScript:
    'This chat draws in your browser, which needs JavaScript. Every other page of the site can be read without it.',
  greeting: 'Hello. Tell me about the app you have in mind, in your own words, and I will draw it.',
  examples: {
    label: 'Example ideas',
    ideas: [
      'Uber for lawn care',
      'A waiting list for my barber shop',
      'Split bills with my flatmates',
      'Flashcards for bird songs',
      'A logbook for my beehives',
      'Track repairs in our bike workshop',
    ],
  },
  preview: (name: string, screens: number) => `${name}, ${screens} screens`,
  unavailable:
    'The part of this page that draws could not be loaded, so nothing was drawn. Your message is still here: check the connection and send it again.',
  conversation: {
    region: 'Conversation',
    log: 'Messages',
    you: 'You said:',
    assistant: 'Appling said:',
    drawing: 'Drawing',
    drawn: (screens: number, ms?: number) =>
      ms === undefined
        ? several(screens, 'screen')
        : `${several(screens, 'screen')}, drawn on your device in ${ms < 1 ? 'under 1' : Math.round(ms)} ms`,
    open: 'Open',
    bringBack: 'Show this design on the phone:',
  },
  composer: {
    label: 'Your message',
    first: 'Describe the app you have in mind',
    next: 'Describe a change, or another app',
    nextShort: 'Describe a change',
    hint: 'Enter sends, Shift+Enter adds a line',
    send: 'Send',
    count: (length: string, limit: string) => `${length} of ${limit} characters`,
  },
  foot: { tagline: 'design your MVP in 9 seconds', theme: 'Theme' },
  sides: {
    label: 'Show',
    chat: 'Chat',
    phone: 'Phone',
    chatNews: 'A new reply',
    phoneNews: 'The design has changed',
  },
  menu: 'More',
  anew: {
    button: 'New design',
  },
  offline: 'This part of the page could not be loaded. Check your connection and try again.',
  idea: 'Your idea:',
  toolsLabel: 'Tools for the phone',
  tools: {
    select: 'Select',
    pictures: 'Pictures',
    board: 'All screens',
    versions: 'Versions',
    share: 'Share',
    restart: 'Restart',
    full: 'Full screen',
  },
  recent: { button: 'Recent', title: 'Recent designs' },
  stage: {
    drop: 'Let go to open it here',
    skip: 'Skip',
    leaveFull: 'Leave full screen',
    region: 'Design',
    example: 'Example',
    rename: 'Rename the design',
    name: 'Name of the design',
    undo: 'Undo',
    redo: 'Redo',
    screens: 'Screens',
    picture: (name: string) => `${name} on a phone`,
    controls: 'Change the design',
    colors: 'Change Colors',
    layout: 'Change Layout',
    export: 'Export',
  },
};
