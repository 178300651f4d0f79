export const replyWords = {
  suggestions: {
    group: 'Suggestions',
    dark: 'Try Dark Mode',
    light: 'Try Light Mode',
    calendar: 'Add Calendar',
    glass: 'Make Buttons Glassy',
    coquette: 'Coquette Style',
  },
  heard: {
    label: 'I heard:',
    remove: (words: string) => `${words}, take it out`,
    gone: (words: string) => `${words} was taken out. Undo brings it back.`,
  },
  offers: 'Next step',
  of: { archetype: 'Works like', subject: 'About', role: 'For', look: 'Look' },
  read: (of: string, words: string) => `${of}: ${words}`,
  removeOne: 'Remove',
  taken: (words: string) => `Drawn again: ${words}. Undo takes it back.`,
};
