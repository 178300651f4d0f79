import type { KindContent, PackName } from '../../content/source';
import type { Finding } from './brief';
import { lexiconsFor } from './lexicon/lexicons';
import { negatedWords } from './negation';
import { wordsOf, type Word } from './words';

/** Designs store this much of the idea, in UTF-16 units: screens added later get the same subject. */
const kept = 400;

interface Said {
  phrase: string;
  from: Word;
  to: Word;
}

function phraseFinder(idea: string): (phrases: readonly string[]) => Said[] {
  const words = wordsOf(idea);
  const [lexicon] = lexiconsFor('en', undefined);
  const out = lexicon ? negatedWords(words, lexicon, true) : [];
  // “Borrowed” counts as “borrow”; the lists of a subject contain other verb forms.
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

/** Returns the pack with the most matching letters, if above the kind's own words. Ties: the last match in the text. */
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
