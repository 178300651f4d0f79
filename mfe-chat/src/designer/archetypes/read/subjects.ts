import type { Weights } from '../../../content/learnt.schema';
import { isPictographic, learntSum, type Word } from '../../interpret/words';
import type { Analogy } from './analogy';
import type { GrammarSets, NounPhrase } from './noun-phrases';
import type { SubjectReading } from '../reading';
import { featuresOf, type Mechanics } from './subject-features';

const ofAnalogy = 9;
const ofUser = -6;
const ofObject = 3;

/** Returns subjects, best first: the noun after an analogy, else by position and learnt weights; no overlaps. */
export function subjectsOf(
  text: string,
  words: readonly Word[],
  phrases: readonly NounPhrase[],
  analogy: Analogy | undefined,
  sets: GrammarSets,
  mechanics: Mechanics,
  weights: Weights | undefined,
): SubjectReading[] {
  const ranked = phrases
    .flatMap((phrase) => [phrase, ...(phrase.parts ?? [])])
    .filter(({ one }) => !sets.generic.has(one) && (one.length > 1 || isPictographic(one)))
    .map((phrase) => {
      const { from } = phrase;
      const isOfAnalogy =
        analogy?.subject !== undefined &&
        from >= analogy.subject &&
        from <= analogy.subject + 4 &&
        words[from]?.clause === words[analogy.subject]?.clause;
      // “medicine to tick off”: the object of the archetype's act.
      const isObject = words[phrase.to + 1]?.plain === 'to' && mechanics.signs.has(phrase.to + 2);
      const order = isOfAnalogy
        ? ofAnalogy - (from - (analogy.subject ?? 0)) * 0.2
        : mechanics.users.has(phrase.to)
          ? ofUser
          : isObject
            ? ofObject
            : 0;
      const features = featuresOf(words, phrases, phrase, sets, mechanics);
      const learnt = weights ? learntSum(weights, (feature) => features.has(feature)) : 0;
      return { phrase, score: phrase.score + order + learnt, features };
    })
    .toSorted((a, b) => b.score - a.score || a.phrase.from - b.phrase.from);
  const seen = new Set<string>();
  const taken = new Set<number>();
  return ranked.flatMap(({ phrase, score, features }) => {
    const { from, to, one, many, known } = phrase;
    const isTaken = words.some((_, at) => at >= from && at <= to && taken.has(at));
    if (weights && (seen.has(one) || isTaken)) return [];
    seen.add(one);
    for (let at = from; at <= to; at += 1) taken.add(at);
    const at = words[from]?.at ?? 0;
    return [
      {
        value: one,
        words: text.slice(at, words[to]?.end ?? at),
        at,
        one,
        many,
        category: known?.category,
        known,
        ...(weights ? {} : { learnFrom: { score, features: [...features] } }),
      },
    ];
  });
}
