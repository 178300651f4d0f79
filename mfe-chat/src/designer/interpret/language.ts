import { littleWords } from '../engine-data';
import type { Word } from './words';

let votes: Map<string, string[]> | undefined;

/** Which languages have a word; made at the first reading, for the words come as data. */
function votesFor(word: string): readonly string[] {
  if (!votes) {
    votes = new Map();
    for (const [language, list] of Object.entries(littleWords)) {
      for (const each of list.split(' ')) votes.set(each, [...(votes.get(each) ?? []), language]);
    }
  }
  return votes.get(word) ?? [];
}

/** Scripts that name their language, and what share of the letters makes it the language of the text. */
const scripts: readonly { language: string; letters: RegExp; share: number }[] = [
  { language: 'ja', letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/gu, share: 0.15 },
  { language: 'ko', letters: /\p{sc=Hangul}/gu, share: 0.2 },
  { language: 'zh', letters: /\p{sc=Han}/gu, share: 0.2 },
  { language: 'ru', letters: /\p{sc=Cyrillic}/gu, share: 0.4 },
  { language: 'ar', letters: /\p{sc=Arabic}/gu, share: 0.4 },
  { language: 'he', letters: /\p{sc=Hebrew}/gu, share: 0.4 },
  { language: 'el', letters: /\p{sc=Greek}/gu, share: 0.4 },
  { language: 'hi', letters: /\p{sc=Devanagari}/gu, share: 0.4 },
  { language: 'th', letters: /\p{sc=Thai}/gu, share: 0.4 },
];
/** Letters that one language has and the others here have not; each counts as a little word does. */
const letterVotes: readonly (readonly [string, RegExp])[] = [
  ['tr', /[ığş]/gu],
  ['es', /[ñ¿¡]/gu],
  ['pt', /[ãõ]/gu],
  ['de', /[äß]/gu],
  ['fr', /[êœ]/gu],
];
const persian = /[پچژگ]/u;
const marked = 600;

/** The language of a text: by its script, else by its little words; English when nothing decides. */
export function languageOf(text: string, words: readonly Word[]): string {
  const start = text.slice(0, marked);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  for (const { language, letters: own, share } of scripts) {
    const count = start.match(own)?.length ?? 0;
    if (count > 1 && count >= letters * share)
      return language === 'ar' && persian.test(start) ? 'fa' : language;
  }
  const tally = new Map<string, number>();
  for (const { plain } of words.slice(0, marked)) {
    const voted = votesFor(plain);
    for (const language of voted)
      tally.set(language, (tally.get(language) ?? 0) + 1 / voted.length);
  }
  for (const [language, own] of letterVotes) {
    const count = start.toLowerCase().match(own)?.length ?? 0;
    if (count > 0) tally.set(language, (tally.get(language) ?? 0) + count);
  }
  // English comes first, so that it wins a draw.
  let best = 'en';
  for (const [language, count] of tally) if (count > (tally.get(best) ?? 0)) best = language;
  return best;
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language) ? 'rtl' : 'ltr';
