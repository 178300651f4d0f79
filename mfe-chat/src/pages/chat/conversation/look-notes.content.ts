import type { LookNote } from '../../../designer/themes/asked/look-note';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

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
