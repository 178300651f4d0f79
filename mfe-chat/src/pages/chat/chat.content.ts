export const several = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${one}s`;

export const chat = {
  heading: 'Design chat',
  home: 'Appling, home page',
  noScript:
    'This chat draws in your browser, which needs JavaScript. Every other page of the site can be read without it.',
  greeting: 'Hello. Tell me about the app you have in mind, in your own words, and I will draw it.',
  preview: (name: string, screens: number) => `${name}, ${screens} screens`,
  replies: {
    drawn: (name: string, style: string, screens: number) =>
      `Here is ${name}, in the ${style} style: ${screens} screens, and all of them work. Tap the phone to look around.`,
    unknown: (name: string, style: string, screens: number) =>
      `Here is ${name}, in the ${style} style: ${screens} screens to begin with. Tell me more about what it is for and I will draw it closer to your idea.`,
    changed: (name: string, style: string) =>
      `Done: ${name} has changed, and nothing else was touched. New apps come in the ${style} style.`,
    unchanged: (name: string, style: string) =>
      `${name} has that already, so it stays as it is. A new app would come in the ${style} style.`,
    dark: (name: string) =>
      `${name} has its night colors now. The content is untouched, and every text still reads.`,
    calendar: (name: string) =>
      `${name} has a calendar now, with a place in its navigation. Tap a day to see what is on.`,
    glass: (name: string) =>
      `The buttons and cards of ${name} are glass now: the light comes from the upper left.`,
    coquette: (name: string) =>
      `Here is ${name}, in the Coquette style: bows of pink, round corners, the same content.`,
    unavailable:
      'The part of this page that draws could not be loaded, so nothing was drawn. Your message is still here: check the connection and send it again.',
  },
  suggestions: {
    group: 'Suggestions',
    dark: 'Try Dark Mode',
    calendar: 'Add Calendar',
    glass: 'Make Buttons Glassy',
    coquette: 'Coquette Style',
  },
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
  heard: {
    label: 'I heard:',
    remove: (words: string) => `${words}, take it out`,
    gone: (words: string) => `${words} was taken out. Undo brings it back.`,
  },
  composer: {
    label: 'Your message',
    first: 'Describe the app you have in mind',
    next: 'Describe a change, or another app',
    nextShort: 'Describe a change',
    hint: 'Enter sends, Shift+Enter adds a line',
    send: 'Send',
    count: (length: string, limit: string) => `${length} of ${limit} characters`,
    tooLong: (over: string, limit: string) =>
      `Not sent: a message can have ${limit} characters, and this one has ${over} more. Shorten it and send again.`,
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
    aside: (name: string) => `${name} is put aside, with its conversation.`,
    back: 'Bring it back',
  },
  stage: {
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
    close: 'Close',
    taller: 'Show more of this panel',
    shorter: 'Show less of this panel',
  },
  colors: {
    palettes: 'Palette',
    own: 'Your own',
    fineTune: 'Fine-tune',
    roles: { background: 'Background', text: 'Text', accent: 'Accent' },
    pick: (role: string) => `${role} color`,
    contrast: (ratio: string) => `contrast with the background ${ratio} to 1`,
    low: 'Low',
    adjusted: 'Where a color would not read, the phone shows the nearest one that does.',
    corners: 'Corners',
    cornerNames: ['Sharp', 'Soft', 'Round', 'Very round'],
    startOver: 'Start over',
    done: 'Done',
  },
  layout: {
    lead: 'The same content, arranged in another way.',
    names: { original: 'As drawn', cards: 'Cards', list: 'List', grid: 'Grid' },
    done: 'Done',
  },
};
