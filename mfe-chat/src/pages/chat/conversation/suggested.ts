import { calendarFor } from '../../../designer/edit/add-calendar';
import type { Operation } from '../../../designer/edit/operation';
import type { AppDesign } from '../../../designer/model/app-design';

interface Suggested {
  /** Undefined if the design already has it. */
  operation: (design: AppDesign) => Operation | undefined;
  words: (name: string) => string;
}

export const suggested = {
  dark: {
    operation: () => ({ op: 'theme.mode', mode: 'dark' }),
    words: (name) =>
      `${name} has its night colors now. The content is untouched, and every text still reads.`,
  },
  light: {
    operation: () => ({ op: 'theme.mode', mode: 'light' }),
    words: (name) =>
      `${name} has its day colors now. The content is untouched, and every text still reads.`,
  },
  calendar: {
    operation: calendarFor,
    words: (name) =>
      `${name} has a calendar now, with a place in its navigation. Tap a day to see what is on.`,
  },
  glass: {
    operation: () => ({ op: 'surface.set', surface: 'glass' }),
    words: (name) =>
      `The buttons and cards of ${name} are glass now: the light comes from the upper left.`,
  },
  coquette: {
    operation: () => ({ op: 'theme.style', style: 'coquette' }),
    words: (name) =>
      `Here is ${name}, in the Coquette style: bows of pink, round corners, the same content.`,
  },
} satisfies Record<string, Suggested>;
