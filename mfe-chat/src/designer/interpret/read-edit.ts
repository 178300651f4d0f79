import type { EditWords } from '../../content/edits.schema';
import { wordsOf, type Word } from './words';

const phrases = new Map<string, readonly string[]>();

function partsOf(phrase: string): readonly string[] {
  const known = phrases.get(phrase) ?? wordsOf(phrase).map(({ plain }) => plain);
  phrases.set(phrase, known);
  return known;
}

const lengthAt = (words: readonly Word[], at: number, list: readonly string[]): number =>
  Math.max(
    0,
    ...list.map((phrase) => {
      const parts = partsOf(phrase);
      return parts.every((part, step) => words[at + step]?.plain === part) ? parts.length : 0;
    }),
  );

const lengthBefore = (words: readonly Word[], end: number, list: readonly string[]): number =>
  Math.max(
    0,
    ...list.map((phrase) => {
      const parts = partsOf(phrase);
      const from = end - parts.length;
      return parts.every((part, step) => words[from + step]?.plain === part) ? parts.length : 0;
    }),
  );

/** Tells whether a text names a new app: “an app for runners”, not “the app”. */
export function namesApp(text: string, { app }: EditWords): boolean {
  const words = wordsOf(text);
  return words.some((_, at) => {
    const noun = lengthAt(words, at, app.nouns);
    return (
      noun > 0 &&
      (lengthBefore(words, at, app.same) === 0 || lengthAt(words, at + noun, app.purpose) > 0)
    );
  });
}

/** Tells whether a text begins with an app and its purpose: “an app for runners”. */
export function beginsApp(text: string, said: EditWords): boolean {
  const words = wordsOf(text);
  const at = words.findIndex((_, each) => lengthAt(words, each, said.app.nouns) > 0);
  const noun = at < 0 ? 0 : lengthAt(words, at, said.app.nouns);
  return (
    noun > 0 &&
    beginningOf(text, said) !== 'order' &&
    (lengthAt(words, at + noun, said.app.purpose) > 0 || beginningOf(text, said) === 'new')
  );
}

const verbs = [
  'rename',
  'call',
  'set',
  'add',
  'remove',
  'replace',
  'move',
  'duplicate',
  'undo',
  'redo',
];

export function beginningOf(text: string, said: EditWords): 'order' | 'new' | undefined {
  const words = wordsOf(text);
  let at = 0;
  for (let polite = 1; polite > 0; at += polite) polite = lengthAt(words, at, said.polite);
  const orders = [...said.orders, ...verbs.flatMap((verb) => said.words?.[verb] ?? [])];
  const isNew = lengthAt(words, at, said.begins);
  const isOrder = lengthAt(words, at, orders);
  return isNew > 0 && isNew >= isOrder ? 'new' : isOrder > 0 ? 'order' : undefined;
}

/** Start of the purpose in UTF-16 units: “a logbook for my hives”; -1 without one. */
export function purposeAt(text: string, said: EditWords): number {
  const words = wordsOf(text);
  const isPurpose = (at: number) => {
    const length = lengthAt(words, at, said.app.purpose);
    // “a bolder font for the headings” is about the open app.
    return length > 0 && lengthAt(words, at + length, said.app.same) === 0;
  };
  return words.find((_, at) => at > 0 && isPurpose(at))?.at ?? -1;
}
