import type { EditWords } from '../../content/edits.schema';
import type { StyleName } from '../model/theme';
import type { Finding } from './brief';
import type { FeatureName } from './features';
import type { Lexicon } from './lexicon/lexicon';
import { negatedWords } from './negation';
import { readFeatures } from './read-features';
import { isRuledOut, lookMatches } from './read-style';
import { wordsOf, type Word } from './words';

/** What a sentence changes in an app. */
export interface EditReading {
  /** Its new name; then nothing else is read. */
  name: string | undefined;
  style: StyleName | undefined;
  mode: 'dark' | 'light' | undefined;
  surface: 'glass' | 'solid' | undefined;
  added: readonly Finding<FeatureName>[];
  removed: readonly Finding<FeatureName>[];
}

const phrases = new Map<string, readonly string[]>();

/** The plain words of a phrase. */
function partsOf(phrase: string): readonly string[] {
  const known = phrases.get(phrase) ?? wordsOf(phrase).map(({ plain }) => plain);
  phrases.set(phrase, known);
  return known;
}

/** How many words the longest of the phrases has that begins at a place; 0 without one. */
const lengthAt = (words: readonly Word[], at: number, list: readonly string[]): number =>
  Math.max(
    0,
    ...list.map((phrase) => {
      const parts = partsOf(phrase);
      return parts.every((part, step) => words[at + step]?.plain === part) ? parts.length : 0;
    }),
  );

/** The same for a phrase that ends before a place. */
const lengthBefore = (words: readonly Word[], end: number, list: readonly string[]): number =>
  Math.max(
    0,
    ...list.map((phrase) => {
      const parts = partsOf(phrase);
      const from = end - parts.length;
      return parts.every((part, step) => words[from + step]?.plain === part) ? parts.length : 0;
    }),
  );

export interface Cue {
  asks: 'change' | 'remove' | 'rename';
  /** What is left of the sentence, without the cue and what is only polite. */
  from: number;
  to: number;
}

const cues = ['remove', 'change'] as const;

/** What the sentence begins or ends with; nothing where it asks for no change. */
function cueOf(words: readonly Word[], said: EditWords): Cue | undefined {
  const starts = [0];
  for (const at of starts) {
    const polite = lengthAt(words, at, said.polite);
    if (polite > 0) starts.push(at + polite);
  }
  const ends = [words.length];
  for (const end of ends) {
    const polite = lengthBefore(words, end, said.polite);
    if (polite > 0) ends.push(end - polite);
  }
  const from = starts.at(-1) ?? 0;
  const to = ends.at(-1) ?? words.length;
  const leading = starts.flatMap((at) =>
    cues.map((asks) => ({ asks, from: at + lengthAt(words, at, said[asks]), to, at })),
  );
  const trailing = ends.flatMap((end) =>
    cues.map((asks) => ({ asks, from, to: end - lengthBefore(words, end, said[asks]), end })),
  );
  const before = said.position === 'end' ? undefined : leading.find((cue) => cue.from > cue.at);
  const after = said.position === 'start' ? undefined : trailing.find((cue) => cue.to < cue.end);
  for (const at of starts) {
    const rename = lengthAt(words, at, said.rename);
    if (rename > 0) return { asks: 'rename', from: at + rename, to: after?.to ?? words.length };
  }
  return before ?? after;
}

/** A noun for software that is not the app in hand: “make an app”, “the app for runners”. */
const asksForNew = (words: readonly Word[], { app }: EditWords): boolean =>
  words.some((_, at) => {
    const noun = lengthAt(words, at, app.nouns);
    return (
      noun > 0 &&
      (lengthBefore(words, at, app.same) === 0 || lengthAt(words, at + noun, app.purpose) > 0)
    );
  });

const drawn: readonly StyleName[] = [
  'coquette',
  'minimal',
  'pastel',
  'playful',
  'elegant',
  'professional',
  'colorful',
];

interface Look {
  value: string;
  from: number;
  to: number;
}

/** Looks that an edit can give, wherever they stand. */
const looksIn = (words: readonly Word[], { looks }: EditWords): Look[] => {
  const read = lookMatches(words);
  const things = new Set(read.flatMap(({ value, from }) => (value === 'thing' ? [from] : [])));
  const named = Object.entries(looks).flatMap(([value, list]) =>
    words.flatMap((_, at) => {
      const length = lengthAt(words, at, list);
      return length > 0 ? [{ value, from: at, to: at + length - 1 }] : [];
    }),
  );
  return [
    ...read.map((look) => (look.value === 'glassy' ? { ...look, value: 'glass' } : look)),
    ...named,
  ].filter(
    ({ value, from }) =>
      !things.has(from) && (value in looks || drawn.some((style) => style === value)),
  );
};

/** Every word belongs to a look, stands beside one or is polite: “dark mode, please”. */
function isOnlyLook(words: readonly Word[], said: EditWords): boolean {
  const looks = looksIn(words, said);
  let at = 0;
  while (at < words.length) {
    const next = Math.max(
      lengthAt(words, at, said.polite),
      lengthAt(words, at, said.lookNouns),
      ...looks.filter(({ from }) => from === at).map(({ to }) => to + 1 - at),
    );
    if (next <= 0) return false;
    at += next;
  }
  return looks.length > 0;
}

/** The name that stands between two words of the text, without quotes. */
const nameIn = (text: string, words: readonly Word[], { from, to }: Cue): string =>
  text
    .slice(words[from - 1]?.end ?? 0, to < words.length ? words[to]?.at : undefined)
    .replace(/^[\s"“'‘「『:：]+|[\s"”'’」』.!。！]+$/gu, '')
    .slice(0, 60);

/** Finds what makes a sentence a change of the app in hand; nothing when it asks for a new app. */
export function editCueIn(text: string, said: EditWords): Cue | undefined {
  const words = wordsOf(text);
  if (words.length > (said.longest ?? words.length)) return undefined;
  const cue = cueOf(words, said);
  if (!cue)
    return isOnlyLook(words, said) ? { asks: 'change', from: 0, to: words.length } : undefined;
  return cue.asks === 'rename' || !asksForNew(words, said) ? cue : undefined;
}

/** Whether a text names an app of its own: “an app for runners”, and not “the app”. */
export const namesApp = (text: string, said: EditWords): boolean => asksForNew(wordsOf(text), said);

/** What a text begins with, without what is only polite: words about the app in hand, or those that name another. */
export function beginningOf(text: string, said: EditWords): 'order' | 'new' | undefined {
  const words = wordsOf(text);
  let at = 0;
  for (let polite = 1; polite > 0; at += polite) polite = lengthAt(words, at, said.polite);
  const orders = [...said.orders, ...said.change, ...said.remove, ...said.rename];
  const isNew = lengthAt(words, at, said.begins);
  const isOrder = lengthAt(words, at, orders);
  return isNew > isOrder ? 'new' : isOrder > 0 ? 'order' : undefined;
}

/** Where a text says what something is for, in UTF-16 units: “a logbook for my hives”; -1 where it does not. */
export function purposeAt(text: string, said: EditWords): number {
  const words = wordsOf(text);
  const isPurpose = (at: number) => {
    const length = lengthAt(words, at, said.app.purpose);
    // “a bolder font for the headings” is about the app in hand.
    return length > 0 && lengthAt(words, at + length, said.app.same) === 0;
  };
  return words.find((_, at) => at > 0 && isPurpose(at))?.at ?? -1;
}

/** Reads what a sentence with this cue changes, with the lexicons of its language. */
export function readEdit(
  text: string,
  cue: Cue,
  said: EditWords,
  lexicons: readonly Lexicon[],
): EditReading {
  const words = wordsOf(text);
  const negations = lexicons.map((lexicon) => negatedWords(words, lexicon));
  const negated = words.map((_, at) => negations.some((out) => out[at]));
  const isRemoval = cue.asks === 'remove';
  const looks = looksIn(words, said);
  const isOut = ({ from }: Look) => isRemoval || negated[from] === true || isRuledOut(words, from);
  const wants = (name: string) => looks.some((look) => look.value === name && !isOut(look));
  const refuses = (name: string) => looks.some((look) => look.value === name && isOut(look));
  const { asked, excluded } = readFeatures(
    text,
    words,
    negated,
    lexicons,
    (at) => at < cue.from || at >= cue.to,
  );
  return {
    name: cue.asks === 'rename' ? nameIn(text, words, cue) : undefined,
    style: drawn.find(wants),
    mode: wants('dark') ? 'dark' : refuses('dark') || wants('light') ? 'light' : undefined,
    surface: wants('glass') ? 'glass' : refuses('glass') || wants('solid') ? 'solid' : undefined,
    added: isRemoval ? [] : asked,
    removed: isRemoval ? [...asked, ...excluded] : excluded,
  };
}
