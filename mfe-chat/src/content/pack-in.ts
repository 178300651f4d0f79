import { lexiconsFor } from '../designer/interpret/lexicon/lexicons';
import { negatedWords } from '../designer/interpret/negation';
import { wordsOf } from '../designer/interpret/words';
import type { KindContent, PackEntry } from './source';

/** As much of the idea as a design keeps, in UTF-16 units: a screen that is added later is about the same subject. */
const kept = 400;

/** Whether an English text says a phrase and does not rule it out: “not for vegetables” names no vegetables. */
function phraseTest(idea: string): (phrase: string) => boolean {
  const words = wordsOf(idea.slice(0, kept));
  const [lexicon] = lexiconsFor('en', undefined);
  const out = lexicon ? negatedWords(words, lexicon, true) : [];
  // “Borrowed” is “borrow”; other forms of a verb stand among a subject's words.
  const isAt = (at: number, part: string) =>
    words[at]?.single === part || words[at]?.plain === `${part}ed`;
  return (phrase) => {
    const parts = phrase.split(' ');
    return words.some((_, at) => !out[at] && parts.every((part, step) => isAt(at + step, part)));
  };
}

/**
 * The pack with the most matching letters; none when the words of the kind at large match as much, or no word matches.
 * Equal matches: the first by name.
 */
export function packIn(kind: KindContent, idea: string): PackEntry | undefined {
  if (kind.packs.length === 0 || idea === '') return undefined;
  const isSaid = phraseTest(idea);
  const weightOf = (phrases: readonly string[]) =>
    phrases.reduce((sum, phrase) => sum + (isSaid(phrase) ? phrase.length : 0), 0);
  let most = 'ownWords' in kind ? weightOf(kind.ownWords ?? []) : 0;
  let found: PackEntry | undefined;
  for (const pack of kind.packs) {
    const weight = weightOf(pack.words);
    if (weight <= most) continue;
    most = weight;
    found = pack;
  }
  return found;
}
