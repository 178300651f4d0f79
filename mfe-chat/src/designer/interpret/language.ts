import { detections } from '../engine-data';
import { learntSum, type Word } from './words';

interface Known {
  votes: ReadonlyMap<string, readonly string[]>;
  scripts: readonly { language: string; letters: RegExp; share: number }[];
  /** Letters that only one of these languages has; each counts as one frequent word. */
  letters: readonly (readonly [language: string, letters: RegExp, like: string | undefined])[];
}

let known: Known | undefined;

/** Memoised on first use: the word lists load after this module. */
function knownLanguages(): Known {
  if (known) return known;
  const votes = new Map<string, string[]>();
  const all = Object.entries(detections);
  for (const [language, { words = [] }] of all)
    for (const each of words) votes.set(each, [...(votes.get(each) ?? []), language]);
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
  return (known = { votes, scripts, letters });
}

const marked = 600;
/** Score that another language needs above English: short texts have few letters to compare. */
const overEnglish = 0.5;

/** Joins words in the form of the learnt features: “_” marks both ends of a word. */
export const lettersOf = (words: readonly Word[]): string =>
  `_${words.map(({ plain }) => plain).join('_')}_`;

export function wordsByLanguage(text: string, words: readonly Word[]): Map<string, number> {
  const { votes, scripts, letters } = knownLanguages();
  const start = text.slice(0, marked);
  const count = (pattern: RegExp) => start.toLowerCase().match(pattern)?.length ?? 0;
  const lettersIn = start.match(/\p{L}/gu)?.length ?? 0;
  for (const { language, letters: own, share } of scripts) {
    const found = start.match(own)?.length ?? 0;
    if (found > 1 && found >= lettersIn * share) {
      const other = letters.find(([, each, like]) => like === language && count(each))?.[0];
      return new Map([[other ?? language, Infinity]]);
    }
  }
  const tally = new Map([['en', overEnglish]]);
  const add = (language: string, much: number) =>
    tally.set(language, (tally.get(language) ?? 0) + much);
  for (const { plain } of words) {
    const voted = votes.get(plain) ?? [];
    for (const language of voted) add(language, 1 / voted.length);
  }
  for (const [language, own, like] of letters) if (like === undefined) add(language, count(own));
  return tally;
}

/** Detects the language by script, frequent words and learnt features; defaults to English. */
export function languageOf(text: string, words: readonly Word[]): string {
  const tally = wordsByLanguage(text, words);
  const best = () => [...tally].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
  // Languages without labelled texts have no learnt features to compare.
  if (!detections[best()]?.learnt) return best();
  const spelt = lettersOf(words);
  for (const [language, { learnt = {} }] of Object.entries(detections))
    tally.set(
      language,
      (tally.get(language) ?? 0) + learntSum(learnt, (each) => spelt.includes(each)),
    );
  return best();
}

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  detections[language]?.direction ?? 'ltr';
