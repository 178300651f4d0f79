import { detections } from '../engine-data';
import type { Word } from './words';

interface Known {
  /** Which languages have a word. */
  votes: ReadonlyMap<string, readonly string[]>;
  /** Which languages have words that end so. */
  endings: ReadonlyMap<string, readonly string[]>;
  scripts: readonly { language: string; letters: RegExp; share: number }[];
  /** Letters that one language has and the others here have not; each counts as a frequent word does. */
  letters: readonly (readonly [language: string, letters: RegExp, like: string | undefined])[];
}

let known: Known | undefined;

/** Made at the first reading, for the words come as data. */
function knownLanguages(): Known {
  if (known) return known;
  const votes = new Map<string, string[]>();
  const all = Object.entries(detections);
  const ends = new Map<string, string[]>();
  const put = (into: Map<string, string[]>, each: string, language: string) =>
    into.set(each, [...(into.get(each) ?? []), language]);
  for (const [language, { words = [], endings = [] }] of all) {
    for (const each of words) put(votes, each, language);
    for (const each of endings) put(ends, each, language);
  }
  const scripts = all.flatMap(([language, { scripts }]) => {
    if (!scripts) return [];
    const letters = new RegExp(
      `[${scripts.names.map((name) => `\\p{sc=${name}}`).join('')}]`,
      'gu',
    );
    return [{ language, letters, share: scripts.share }];
  });
  const letters = all.flatMap(([language, { letters, like }]) =>
    letters ? [[language, new RegExp(`[${letters}]`, 'gu'), like] as const] : [],
  );
  return (known = { votes, endings: ends, scripts, letters });
}

const marked = 600;
const shortestEnding = 3;

/** The language of a text: by its script, else by its frequent words; English when nothing decides. */
export function languageOf(text: string, words: readonly Word[]): string {
  const { votes, endings, scripts, letters } = knownLanguages();
  const start = text.slice(0, marked);
  const count = (pattern: RegExp) => start.toLowerCase().match(pattern)?.length ?? 0;
  const lettersIn = start.match(/\p{L}/gu)?.length ?? 0;
  for (const { language, letters: own, share } of scripts) {
    const found = start.match(own)?.length ?? 0;
    if (found > 1 && found >= lettersIn * share)
      return letters.find(([, own, like]) => like === language && count(own) > 0)?.[0] ?? language;
  }
  const tally = new Map<string, number>();
  const add = (language: string, much: number) =>
    tally.set(language, (tally.get(language) ?? 0) + much);
  for (const { plain } of words.slice(0, marked)) {
    const voted = votes.get(plain) ?? votes.get(plain.replace(/s$/u, '')) ?? [];
    for (const language of voted) add(language, 1 / voted.length);
    if (voted.length > 0 || plain.length < shortestEnding + 3) continue;
    const ended = [5, 4, 3].flatMap((length) => endings.get(plain.slice(-length)) ?? []);
    for (const language of ended) add(language, 0.5 / ended.length);
  }
  for (const [language, own, like] of letters)
    if (like === undefined && count(own) > 0) add(language, count(own));
  // English words stand in texts of every language: it loses a draw, unless one word decides.
  const english = tally.get('en') ?? 0;
  let best = 'en';
  for (const [language, much] of tally)
    if (much > (tally.get(best) ?? 0) || (best === 'en' && much === english && much >= 2))
      best = language;
  return best;
}

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  (Object.hasOwn(detections, language) && detections[language]?.direction) || 'ltr';
