import { isPictographic, type Word } from '../../interpret/words';
import type { Analogy } from './analogy';
import type { GrammarSets, NounPhrase } from './noun-phrases';
import type { SubjectReading } from '../reading';

/** What is known of the archetype when a subject is chosen. */
export interface Mechanics {
  /** Words of the text that name the mechanics, hardly what they are about: “inventory”, “skip the line”. */
  signs: ReadonlySet<number>;
  /** Words of “skip the line”, “book a slot”: what is done with every subject. */
  steps: ReadonlySet<number>;
  /** Words that name those who use the app. */
  people: ReadonlySet<number>;
  /** Whether its records are people of a category. */
  isRecord: (category?: string) => boolean;
  /** Those who use it are its records: a network, a club. */
  isOfPeers: boolean;
}

/** The nouns that the app may be about, best first: of an analogy what follows it, else those that score highest; people last. */
export function subjectsOf(
  text: string,
  words: readonly Word[],
  phrases: readonly NounPhrase[],
  analogy: Analogy | undefined,
  sets: GrammarSets,
  { signs, steps, people, isRecord, isOfPeers }: Mechanics,
): SubjectReading[] {
  const counts = new Map<string, number>();
  for (const { one } of phrases) counts.set(one, (counts.get(one) ?? 0) + 1);
  const ranked = phrases
    .filter(
      ({ one, from, to, known }) =>
        // “a budget tracker”
        (!sets.generic.has(one) ||
          (known !== undefined && sets.appNouns.has(words[to + 1]?.plain ?? ''))) &&
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
        words[phrase.from]?.clause === words[analogy.subject]?.clause;
      const order = isOfAnalogy ? 6 - (phrase.from - (analogy.subject ?? 0)) * 0.2 : 0;
      const person = isOfAnalogy || !phrase.isPerson ? 0 : personScore(phrase);
      // “hand over patients at shift change”: when it happens, not what it is about.
      const isWhen = /^(?:at|during|before|after)$/u.test(words[phrase.from - 1]?.plain ?? '')
        ? -2
        : 0;
      const isMechanics = isOfAnalogy ? 0 : mechanicsScore(phrase);
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

  function personScore({ to, known }: NounPhrase): number {
    if (people.has(to)) return isOfPeers ? 0.6 : -3;
    return isOfPeers || isRecord(known?.category) ? 0 : -2;
  }

  /** “inventory” names the mechanics, hardly what is in it. */
  function mechanicsScore({ from, to, known }: NounPhrase): number {
    if (steps.has(from) && steps.has(to)) return -1.2;
    if (!signs.has(from) || !signs.has(to)) return 0;
    const next = words[to + 1]?.plain ?? '';
    // “habit tracker”, “budget planner”: mechanics and subject in one.
    if (known && sets.appNouns.has(next)) return 0;
    const isApp = sets.appNouns.has(next) || sets.appNouns.has(words[to]?.plain ?? '');
    const following = phrases.find((phrase) => phrase.from > to && phrase.from <= to + 4);
    const isFor = sets.forWords.has(next) && following?.isPerson === false;
    if (isApp || isFor) return -3.5;
    return from < to ? -0.6 : -1;
  }
}
