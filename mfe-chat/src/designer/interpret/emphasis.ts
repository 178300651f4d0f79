import type { Lexicon } from './lexicon/lexicon';
import type { Word } from './words';

export interface Emphasis {
  weight: number;
  /** True for the noun that names the app: "calculator" in "a mortgage calculator that …". */
  isHead: boolean;
}

type Words = Lexicon['emphasis'];

type IsIn = (name: keyof Words, word: Word | undefined) => boolean;

const reader =
  (sets: Words): IsIn =>
  (name, word) =>
    sets[name]?.has(word?.plain ?? '') === true;

const early = { words: 12, weight: 1.3 };
const beforeAppNoun = 1.5;
const subject = { words: 7, weight: 1.4 };
const story = { sentences: 4, weight: 0.8 };
const comparison = 0.4;
const role = 0.5;

/** Weights words by position: the first words, the noun before "that" and the words after "app for" count most. */
export function emphasisOf(words: readonly Word[], sets: Words): Emphasis[] {
  const isIn = reader(sets);
  const all = words.map((_, at) => ({
    weight: at < early.words ? early.weight : 1,
    isHead: false,
  }));
  quietStories(words, all, isIn);
  quietRoles(words, all, isIn);
  let from = 0;
  while (from < words.length && isIn('openers', words[from])) from += 1;
  if (!isIn('appNouns', words[from])) zone(words, all, from, isIn);
  words.forEach((word, at) => {
    const { clause } = word;
    if (isIn('products', word)) compare(words, all, at, isIn);
    if (!isIn('appNouns', word)) return;
    for (const before of [at - 1, at - 2]) {
      const one = all[before];
      if (one && words[before]?.clause === clause) one.weight *= beforeAppNoun;
    }
    if (isIn('goOn', words[at + 1]) && words[at + 1]?.clause === clause)
      zone(words, all, at + 2, isIn);
  });
  return all;
}

/** "Airbnb but for garden sheds": the words after "for" name the subject. */
function compare(words: readonly Word[], all: Emphasis[], at: number, isIn: IsIn) {
  const to = words.findIndex(({ plain }, next) => next > at && plain === 'for');
  const one = all[at];
  if (!one || to < 0 || to > at + 3 || words[to]?.sentence !== words[at]?.sentence) return;
  if (words.slice(at + 1, to).some((word) => !isIn('comparing', word))) return;
  // "Uber for students" is still about rides.
  if (words.slice(to + 1, to + 3).some((word) => isIn('audience', word))) return;
  one.weight *= comparison;
  one.isHead = false;
  zone(words, all, to + 1, isIn);
}

/** “I am a nurse and want …”: a role rarely names the subject. */
function quietRoles(words: readonly Word[], all: Emphasis[], isIn: IsIn) {
  words.forEach(({ plain, clause }, at) => {
    const isAm = plain === 'i' && words[at + 1]?.plain === 'am';
    const article = plain === 'im' ? at + 1 : at + 2;
    if (!(isAm || plain === 'im') || !/^an?$/.test(words[article]?.plain ?? '')) return;
    for (const next of [article + 1, article + 2, article + 3]) {
      const one = all[next];
      if (!one || words[next]?.clause !== clause || isIn('ends', words[next])) return;
      one.weight *= role;
    }
  });
}

/** In a long text, sentences that ask for something weigh more than the story around them. */
function quietStories(words: readonly Word[], all: Emphasis[], isIn: IsIn) {
  const last = words.at(-1)?.sentence ?? 0;
  if (last < story.sentences) return;
  const wishing = new Set<number>([0]);
  for (const word of words) if (isIn('wishes', word)) wishing.add(word.sentence);
  words.forEach(({ sentence }, at) => {
    const one = all[at];
    if (one && !wishing.has(sentence)) one.weight *= story.weight;
  });
}

function zone(words: readonly Word[], all: Emphasis[], from: number, isIn: IsIn) {
  const first = words[from];
  let head = -1;
  for (let at = from; at < from + subject.words; at += 1) {
    const word = words[at];
    const one = all[at];
    if (!word || !one || word.clause !== first?.clause || isIn('ends', word)) break;
    if (isIn('appNouns', word)) continue;
    one.weight *= subject.weight;
    head = at;
  }
  const named = all[head];
  if (named && !isIn('appNouns', words[head + 1])) named.isHead = true;
}
