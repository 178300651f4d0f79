import { lexiconsFor } from '../designer/interpret/lexicon/lexicons';
import { negatedWords } from '../designer/interpret/negation';
import { wordsOf } from '../designer/interpret/words';
import type { KindContent, PackEntry } from './source';

/** As much of the idea as a design keeps, in UTF-16 units: a screen that is added later is about the same subject. */
const kept = 400;

/** Finds where an English text first says a phrase; -1 where it does not, or rules it out: “not for vegetables”. */
function phraseFinder(idea: string): (phrase: string) => number {
  const words = wordsOf(idea.slice(0, kept));
  const [lexicon] = lexiconsFor('en', undefined);
  const out = lexicon ? negatedWords(words, lexicon, true) : [];
  // “Borrowed” is “borrow”; other forms of a verb stand among a subject's words.
  const isAt = (at: number, part: string) =>
    words[at]?.single === part || words[at]?.plain === `${part}ed`;
  return (phrase) => {
    const parts = phrase.split(' ');
    return words.findIndex(
      (_, at) => !out[at] && parts.every((part, step) => isAt(at + step, part)),
    );
  };
}

/**
 * The pack with the most matching letters; none when the words of the kind at large match as much, or no word matches.
 * Equal matches: the one that comes in last (“a rota for a café”), then the first by file name.
 */
export function packIn(kind: KindContent, idea: string): PackEntry | undefined {
  if (kind.packs.length === 0 || idea === '') return undefined;
  const placeOf = phraseFinder(idea);
  const matchOf = (phrases: readonly string[]) => {
    const said = phrases.filter((phrase) => placeOf(phrase) >= 0);
    return {
      weight: said.reduce((sum, { length }) => sum + length, 0),
      at: Math.max(-1, ...said.map(placeOf)),
    };
  };
  const ownWeight = 'ownWords' in kind ? matchOf(kind.ownWords ?? []).weight : 0;
  const [best] = kind.packs
    .map((pack) => ({ pack, ...matchOf(pack.words) }))
    .filter(({ weight }) => weight > ownWeight)
    .toSorted((one, other) => other.weight - one.weight || other.at - one.at);
  return best?.pack;
}
