import type { KindContent, PackName } from '../../content/source';
import type { Finding } from './brief';
import { lexiconsFor } from './lexicon/lexicons';
import { negatedWords } from './negation';
import { wordsOf, type Word } from './words';

/** As much of the idea as a design keeps, in UTF-16 units: a screen that is added later is about the same subject. */
const kept = 400;

interface Said {
  phrase: string;
  from: Word;
  to: Word;
}

/** Finds where an English text first says each phrase and does not rule it out: “not for vegetables”. */
function phraseFinder(idea: string): (phrases: readonly string[]) => Said[] {
  const words = wordsOf(idea);
  const [lexicon] = lexiconsFor('en', undefined);
  const out = lexicon ? negatedWords(words, lexicon, true) : [];
  // “Borrowed” is “borrow”; other forms of a verb stand among a subject's words.
  const isAt = (at: number, part: string) =>
    words[at]?.single === part || words[at]?.plain === `${part}ed`;
  return (phrases) =>
    phrases.flatMap((phrase) => {
      const parts = phrase.split(' ');
      const at = words.findIndex(
        (_, first) => !out[first] && parts.every((part, step) => isAt(first + step, part)),
      );
      const [from, to] = [words[at], words[at + parts.length - 1]];
      return from && to ? [{ phrase, from, to }] : [];
    });
}

/**
 * The pack with the most matching letters; none when the words of the kind at large match as much, or no word matches.
 * Equal matches: the one that comes in last (“a rota for a café”), then the first by file name.
 */
export function readSubject(text: string, kind: KindContent): Finding<PackName> | undefined {
  const idea = text.slice(0, kept);
  if (kind.packs.length === 0 || idea === '') return undefined;
  const find = phraseFinder(idea);
  const weightOf = (said: readonly Said[]) =>
    said.reduce((sum, { phrase }) => sum + phrase.length, 0);
  const ownWeight = 'ownWords' in kind ? weightOf(find(kind.ownWords ?? [])) : 0;
  const [best] = kind.packs
    .map(({ name, words }) => {
      const said = find(words).toSorted((one, other) => other.from.at - one.from.at);
      return { name, last: said[0], weight: weightOf(said) };
    })
    .filter(({ weight }) => weight > ownWeight)
    .toSorted(
      (one, other) =>
        other.weight - one.weight || (other.last?.from.at ?? -1) - (one.last?.from.at ?? -1),
    );
  if (!best?.last) return undefined;
  const { at } = best.last.from;
  return { value: best.name, words: idea.slice(at, best.last.to.end), at };
}
