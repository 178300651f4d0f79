import type { LookNote } from '../../../designer/themes/asked/look-note';
import type { AskedLook } from './asked-look';

const listed = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1');
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const article = (word: string) => (/^[aeiou]/i.test(word) ? 'an' : 'a');

/** The look that was asked for; without one, or where the sentence names it, the style of the reply. */
export function lookIn(style: string, { looks, colors = [], ground }: AskedLook): string {
  const asked = new Set(looks);
  const isStyleAsked = asked.delete(style.toLowerCase());
  const [first] = asked;
  const parts = [
    first && `with ${article(first)} ${listed([...asked])} look`,
    colors[0] && `in ${listed(colors)}`,
    ground && `on ${ground}`,
  ].filter(Boolean);
  if (isStyleAsked || !parts[0]) parts.unshift(`in the ${style} style`);
  return parts.join(' ');
}

/** Where a look differs from what was asked for. */
export function noteIn(note: LookNote): string {
  switch (note.is) {
    case 'dark-letters':
      return `${capital(note.color)} is too light for white text, so text on it is dark.`;
    case 'unread':
      return `Text in ${note.color} would be hard to read on ${note.ground}, so it is ${note.to} here.`;
    case 'unseen':
      return `Buttons in ${note.color} would not stand out from ${note.ground}, so they are ${note.to} here.`;
    case 'deeper':
      return `No text would read on all of that gradient, so ${note.color} is a little deeper: ${note.to}.`;
    case 'ground-decides':
      return `You asked for ${note.asked} and for a background in ${note.color}: I kept the background. Say “make it ${note.asked}” for the other.`;
    case 'light-in-dark':
      return `Dark and ${note.color} pull in opposite directions: I drew it dark, with ${note.color} for the buttons.`;
    case 'torn':
      return `${capital(note.drawn)} and ${note.other} pull in different directions: I drew it ${note.drawn}. Say “make it ${note.other}” for the other.`;
  }
}

const withNotes = (words: string, { notes = [] }: AskedLook) =>
  [words, ...notes.map(noteIn)].join(' ');

/** What Appling says of a new app. */
export const replies = {
  drawn: (name: string, style: string, look: AskedLook, screens: number) =>
    withNotes(
      `Here is ${name}, ${lookIn(style, look)}: ${screens} screens, and all of them work. Tap the phone to look around.`,
      look,
    ),
  unknown: (name: string, style: string, look: AskedLook, screens: number) =>
    withNotes(
      `Here is ${name}, ${lookIn(style, look)}: ${screens} screens to begin with. Tell me more about what it is for and I will draw it closer to your idea.`,
      look,
    ),
};
