import type { Word } from '../../interpret/words';
import { particles, prepositions } from './act-words';
import type { GrammarSets } from './noun-phrases';
import type { Speech } from './speech';

const longestObject = 6;
const clauseWords: ReadonlySet<string> = new Set(
  'that which so because while before after without by via using through during as until once than but then who whose'.split(
    ' ',
  ),
);
const possessives: ReadonlySet<string> = new Set('my our your their his its'.split(' '));

/** Index of the first and last word of what is done to something. */
export function objectOf(
  words: readonly Word[],
  sets: GrammarSets,
  speech: Speech,
  verb: number,
  end: number,
): { from: number; to: number } {
  let from = verb + 1;
  while (from <= end && possessives.has(words[from]?.plain ?? '')) from += 1;
  const isClause = speech.questions.has(words[from]?.plain ?? '');
  let to = from - 1;
  for (let at = from; at <= end && at < from + longestObject; at += 1) {
    const plain = words[at]?.plain ?? '';
    if (!isClause) {
      if (clauseWords.has(plain) || (speech.questions.has(plain) && at > from)) break;
      const isEmpty = to < from || (to === from && particles.has(words[from]?.plain ?? ''));
      if (prepositions.has(plain) && !isEmpty) break;
    }
    to = at;
  }
  const mayNotEnd = (plain: string) =>
    sets.articles.has(plain) ||
    (prepositions.has(plain) && !particles.has(plain)) ||
    ['of', 'and', 'or', 'per', 'about', 'is', 'are'].includes(plain);
  while (to >= from && mayNotEnd(words[to]?.plain ?? '')) to -= 1;
  return { from, to };
}
