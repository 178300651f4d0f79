import type { Word } from '../../interpret/words';
import type { NounIndex } from './noun-index';
import { personal, singularOf, type GrammarSets } from './noun-phrases';
import { isAgent, type Speech } from './speech';

export interface Tags {
  noun: ReadonlySet<number>;
  person: ReadonlySet<number>;
  wholes: ReadonlyMap<number, number>;
}

const longestNoun = 3;
const subject = /^(?:it|i|you|we|they|he|she)$/u;

export const mayBeNoun = (word: Word, sets: GrammarSets): boolean =>
  word.plain.length > 2 &&
  /\p{L}{2}/u.test(word.plain) &&
  !sets.closed.has(word.plain) &&
  !sets.articles.has(word.plain) &&
  !sets.adjectives.has(word.plain) &&
  !/(?:ly|able|ible|less|ful|ous|est)$/u.test(word.plain);

export function tagsOf(
  words: readonly Word[],
  sets: GrammarSets,
  speech: Speech,
  nouns: NounIndex,
  open: (at: number) => boolean,
): Tags {
  const noun = new Set<number>();
  const person = new Set<number>();
  const wholes = new Map<number, number>();
  words.forEach((word, at) => {
    if (!open(at)) return;
    for (let length = longestNoun; length > 1 && !wholes.has(at); length -= 1) {
      const part = words.slice(at, at + length);
      if (part.length < length || part.some(({ clause }) => clause !== word.clause)) continue;
      if (part.some((_, step) => !open(at + step))) continue;
      const head = part.at(-1)?.plain ?? '';
      const before = part.slice(0, -1).map(({ plain }) => plain);
      const known =
        nouns.get([...before, head].join(' ')) ??
        nouns.get([...before, singularOf(head)].join(' '));
      if (!known) continue;
      wholes.set(at, at + length - 1);
      for (let step = 0; step < length; step += 1) noun.add(at + step);
      if (personal.has(known.category)) person.add(at + length - 1);
    }
    const { plain } = word;
    const single = singularOf(plain);
    const known = nouns.get(plain) ?? nouns.get(single);
    if (speech.people.has(plain)) person.add(at);
    if (sets.closed.has(plain) || sets.articles.has(plain)) return;
    // “it shows on a chart” does not name a show.
    if (speech.bases.has(plain) && subject.test(words[at - 1]?.plain ?? '')) return;
    if (known && !sets.adjectives.has(plain)) {
      noun.add(at);
      if (personal.has(known.category)) person.add(at);
    } else if (!known && mayBeNoun(word, sets) && !speech.bases.has(plain)) {
      noun.add(at);
      if (isAgent(single, speech) && !sets.generic.has(plain) && !sets.appNouns.has(plain))
        person.add(at);
    }
  });
  return { noun, person, wholes };
}
