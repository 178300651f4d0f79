import { chat } from '../chat.content';

/** Beside a reply, once it is there. */
export const replyWords = {
  offers: 'Next step',
  of: { archetype: 'Works like', subject: 'About', role: 'For', look: 'Look' },
  read: (of: string, words: string) => `${of}: ${words}`,
  removeOne: 'Remove',
  taken: (words: string) => `Drawn again: ${words}. Undo takes it back.`,
  gone: chat.heard.gone,
};
