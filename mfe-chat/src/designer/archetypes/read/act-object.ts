import type { Word } from '../../interpret/words';
import type { GrammarSets } from './noun-phrases';
import type { Speech } from './speech';

const longestObject = 6;

export function objectOf(
  words: readonly Word[],
  sets: GrammarSets,
  speech: Speech,
  verb: number,
  end: number,
): { from: number; to: number } {
  let from = verb + 1;
  while (from <= end && speech.little.possessives.has(words[from]?.plain ?? '')) from += 1;
  // “lend each other tools”
  if (words[from]?.plain === 'each' && words[from + 1]?.plain === 'other' && from + 2 <= end)
    from += 2;
  const isClause = speech.questions.has(words[from]?.plain ?? '');
  let to = from - 1;
  for (let at = from; at <= end && at < from + longestObject; at += 1) {
    const plain = words[at]?.plain ?? '';
    if (!isClause) {
      if (speech.little.clauses.has(plain) || (speech.questions.has(plain) && at > from)) break;
      const isEmpty =
        to < from || (to === from && speech.little.particles.has(words[from]?.plain ?? ''));
      if (speech.little.prepositions.has(plain) && !isEmpty) break;
    }
    to = at;
  }
  const mayNotEnd = (plain: string) =>
    sets.articles.has(plain) ||
    (speech.little.prepositions.has(plain) && !speech.little.particles.has(plain)) ||
    ['of', 'and', 'or', 'per', 'about', 'is', 'are'].includes(plain);
  while (to >= from && mayNotEnd(words[to]?.plain ?? '')) to -= 1;
  return { from, to };
}
