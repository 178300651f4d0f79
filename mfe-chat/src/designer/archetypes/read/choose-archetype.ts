import { archetypeNames, type ArchetypeName } from '../../../content/archetype-names';
import type { ArchetypeSigns } from '../../../content/app-language';
import type { Brief } from '../../interpret/brief';
import { beginningIn, learntSum, type Word } from '../../interpret/words';
import type { FeatureName } from '../../interpret/features';
import type { RankedArchetype } from '../reading';
import type { Analogy } from './analogy';
import type { NounPhrase } from './noun-phrases';
import { heardSigns, type HeardSign, type SignMatching } from './signs';

const telling: Readonly<Partial<Record<FeatureName, Partial<Record<ArchetypeName, number>>>>> = {
  kanban: { board: 2 },
  scanner: { inventory: 0.7 },
  'card-deck': { 'swipe-match': 0.5, lesson: 0.7 },
  quiz: { lesson: 1 },
  player: { player: 1 },
  editor: { notes: 0.6 },
  booking: { booking: 0.7 },
  cart: { shop: 0.9 },
  wallet: { wallet: 0.8 },
  timer: { 'session-timer': 0.9 },
  calculator: { utility: 1.2 },
  converter: { utility: 1.2 },
  checklist: { checklist: 0.5 },
  feed: { feed: 0.6 },
};

/** Weight of a kind that only a place or a person suggests: “porters in a hospital”. */
const asSetting = 0.3;
/* Weights relative to the signs, fitted on `bench/labelled-ideas.jsonl` while it held no prompts of strangers. */
const byKind = 2.2;
const byCategory = 0.72;
const byFeature = 1.4;
/** Up to this sum, signs count twice: the first sign matters more than further ones. */
const mostTwice = 1.5;

export interface RankWith extends SignMatching {
  brief: Brief;
  words: readonly Word[];
  phrases: readonly NounPhrase[];
  signs: Readonly<Record<string, ArchetypeSigns>>;
  analogy: Analogy | undefined;
  isAppNoun: (word: string) => boolean;
  isVerb: ((at: number) => boolean) | undefined;
  /** Index of the first verb of an act; -1 without one. */
  firstVerb: number;
  /** Indices of the last words of listed contents, which do not tell what the app is. */
  listEnds?: ReadonlySet<number>;
}

export function wordsOfSigns(name: ArchetypeName, evidence: RankWith): ReadonlySet<number> {
  const own = evidence.signs[name];
  const heard = own ? heardSigns(own, evidence.words, evidence) : [];
  return new Set(
    heard.flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_, step) => from + step),
    ),
  );
}

export function rankArchetypes(evidence: RankWith): RankedArchetype[] {
  const { brief, words, signs, analogy, phrases, open, listEnds, isVerb } = evidence;
  // “make me something cool” names nothing, so its words do not count. Other languages find fewer nouns.
  const said = phrases.length > 0 || !isVerb ? words : [];
  const hasLearnt = beginningIn(said.filter((_, at) => open(at) && !listEnds?.has(at)));
  const category = phrases.toSorted((a, b) => b.score - a.score)[0]?.known?.category;
  const kindWeight = weightOfKind(brief, words, phrases);
  return archetypeNames
    .flatMap((name) => {
      const own = signs[name];
      if (!own) return [];
      const heard = heardSigns(own, words, evidence);
      const features = brief.features
        .filter(({ at }) => at >= 0)
        .reduce((sum, { value }) => sum + (telling[value]?.[name] ?? 0), 0);
      const signed = heard.reduce((sum, sign) => sum + weightOf(sign, evidence), 0);
      let score =
        signed +
        Math.min(signed, mostTwice) +
        features * byFeature +
        (own.kinds[brief.kind.value] ?? 0) * kindWeight +
        (own.categories[category ?? ''] ?? 0) * byCategory +
        own.learnt.prior +
        learntSum(own.learnt.words, hasLearnt);
      let [from, to] = [heard[0]?.from ?? -1, heard[0]?.to ?? -1];
      if (analogy?.archetype === name) {
        score += analogy.subject === undefined ? 3.5 : 12;
        ({ from, to } = analogy);
      }
      const at = words[from]?.at ?? -1;
      return [
        { value: name, words: at < 0 ? '' : brief.text.slice(at, words[to]?.end), at, score },
      ];
    })
    .toSorted((a, b) => b.score - a.score);
}

function weightOfKind(
  { kind }: Brief,
  words: readonly Word[],
  phrases: readonly NounPhrase[],
): number {
  if (kind.value === 'generic') return byKind * 0.25;
  const inside = phrases.find(({ from, to }) => {
    const [start, end] = [words[from]?.at ?? 0, words[to]?.end ?? 0];
    return kind.at >= start && kind.at + kind.words.length <= end;
  });
  return inside && inside.score < 0 ? byKind * asSetting : byKind;
}

/** Early words tell what the app is, late ones what it also does. */
function weightOf(
  { from, to, weight, as }: HeardSign,
  { words, isVerb, firstVerb, isAppNoun, phrases }: RankWith,
): number {
  const next = words[to + 1];
  if (as === 'verb' && from === to && isVerb && !isVerb(from)) {
    const isNoun = phrases.some((phrase) => from >= phrase.from && from <= phrase.to);
    // “picture books” does not book anything.
    if (isNoun) return 0;
  }
  // “note the cows” is not a note; what is done first weighs most.
  const isDone = isVerb?.(from) === true;
  const ofUse =
    as === 'noun' && from === to && isDone ? 0.3 : as === 'verb' && from === firstVerb ? 1.35 : 1;
  // “CRM for piano tuners”, “a queue app” name the app itself.
  const isHead =
    as === 'noun' &&
    from < 6 &&
    (next === undefined || next.plain === 'for' || next.plain === 'of' || isAppNoun(next.plain));
  const ofPlace = from < 14 ? 1.25 : from < 40 ? 0.9 : 0.5;
  return weight * ofUse * (isHead ? 2 : ofPlace);
}
