import type { Word } from '../../interpret/words';

/** “parents' numbers”, “a theatre's props”. */
export const isPossessive = (
  { text, words }: { text: string; words: readonly Word[] },
  at: number,
): boolean => {
  const word = words[at];
  return word !== undefined && /(?:['’]s|s['’])$/u.test(text.slice(word.at, word.end));
};
