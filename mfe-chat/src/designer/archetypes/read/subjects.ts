import { isPictographic, type Word } from '../../interpret/words';
import type { Analogy } from './analogy';
import type { GrammarSets, NounPhrase } from './noun-phrases';
import type { SubjectReading } from '../reading';

/** The nouns that the app may be about, best first: of an analogy what follows it, else those that score highest; people last. */
export function subjectsOf(
  text: string,
  words: readonly Word[],
  phrases: readonly NounPhrase[],
  analogy: Analogy | undefined,
  sets: GrammarSets,
  mechanics: ReadonlySet<string>,
): SubjectReading[] {
  const counts = new Map<string, number>();
  for (const { one } of phrases) counts.set(one, (counts.get(one) ?? 0) + 1);
  const ranked = phrases
    .filter(
      ({ one, from }) =>
        !sets.generic.has(one) &&
        (one.length > 1 || isPictographic(one)) &&
        // “people who close apps”: a verb.
        words[from - 1]?.plain !== 'who',
    )
    .map((phrase) => {
      const again = Math.min(3, (counts.get(phrase.one) ?? 1) - 1) * 0.5;
      const isOfAnalogy =
        analogy?.subject !== undefined &&
        phrase.from >= analogy.subject &&
        phrase.from <= analogy.subject + 4 &&
        words[phrase.from]?.sentence === words[analogy.subject]?.sentence;
      const order = isOfAnalogy ? 6 - (phrase.from - (analogy.subject ?? 0)) * 0.2 : 0;
      const person = phrase.isPerson && !isOfAnalogy ? -2 : 0;
      // “hand over patients at shift change”: when it happens, not what it is about.
      const isWhen = /^(?:at|during|before|after)$/u.test(words[phrase.from - 1]?.plain ?? '')
        ? -2
        : 0;
      // “inventory” names the mechanics, hardly what is in it.
      const isMechanics = mechanics.has(phrase.one) || mechanics.has(phrase.many) ? -2.5 : 0;
      return { phrase, score: phrase.score + again + order + person + isMechanics + isWhen };
    })
    .sort((a, b) => b.score - a.score || a.phrase.from - b.phrase.from);
  const seen = new Set<string>();
  return ranked.flatMap(({ phrase }) => {
    if (seen.has(phrase.one)) return [];
    seen.add(phrase.one);
    const at = words[phrase.from]?.at ?? 0;
    return [
      {
        value: phrase.one,
        words: text.slice(at, words[phrase.to]?.end ?? at),
        at,
        one: phrase.one,
        many: phrase.many,
        category: phrase.known?.category,
        known: phrase.known,
      },
    ];
  });
}
