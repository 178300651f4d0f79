import type { ArchetypeName } from '../../../content/archetype-names';
import type { Word } from '../../interpret/words';
import type { GrammarSets } from './noun-phrases';

export interface Analogy {
  archetype: ArchetypeName;
  from: number;
  to: number;
  /** Index of the first word of the subject; undefined without one ("like Strava"). */
  subject: number | undefined;
}

/** Finds “X for Y”, “like X but for Y”, “the X of Y”, “X-style … for Y”; the first product with a subject wins. */
export function analogyIn(
  words: readonly Word[],
  sets: GrammarSets,
  products: ReadonlyMap<string, ArchetypeName>,
): Analogy | undefined {
  const found: Analogy[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (const length of [3, 2, 1]) {
      const part = words.slice(at, at + length);
      const archetype =
        part.length === length ? products.get(part.map(({ plain }) => plain).join(' ')) : undefined;
      if (!archetype) continue;
      const to = at + length - 1;
      const subject = subjectAfter(words, sets, to);
      const before = words[at - 1]?.plain ?? '';
      const isModel =
        subject !== undefined ||
        sets.likeWords.has(before) ||
        ['the', 'a', 'an', 'like', 'as'].includes(before);
      if (isModel) found.push({ archetype, from: at, to, subject });
      at = to;
      break;
    }
  }
  return found.find(({ subject }) => subject !== undefined) ?? found[0];
}

/** Returns the index of the word after “for” (within six words of the sentence) or after “of” (directly behind the product). */
function subjectAfter(words: readonly Word[], sets: GrammarSets, from: number): number | undefined {
  const { sentence } = words[from] ?? {};
  for (let at = from + 1; at <= from + 6; at += 1) {
    const word = words[at];
    if (!word || word.sentence !== sentence) return undefined;
    if (sets.forWords.has(word.plain) || (at === from + 1 && word.plain === 'of')) return at + 1;
  }
  return undefined;
}
