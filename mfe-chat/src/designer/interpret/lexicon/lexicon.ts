import type { EmphasisWords, WordLists } from '../../../content/lexicon.schema';
import type { Grammar } from '../pattern-terms';
import { isSingle, PatternSet } from '../patterns';
import { featureNames, type FeatureName } from '../features';
import type { KindName } from '../kinds';

export interface FeatureTerm {
  feature: FeatureName;
  trap: boolean;
  /** True for one-word patterns: only these may rule out a broad feature such as a list. */
  isSingle: boolean;
}

export interface KindTerm {
  kind: KindName;
  /** Negative where the words mean something else. */
  weight: number;
}

type NegationWords = Readonly<
  Record<'stops' | 'joins' | 'or' | 'determiners', ReadonlySet<string>>
>;

export interface Lexicon {
  isEnglish: boolean;
  features: PatternSet<FeatureTerm>;
  kinds: PatternSet<KindTerm>;
  notBefore: PatternSet<true>;
  notAfter: PatternSet<true>;
  /** Tells whether the ending of a word negates it: Turkish “üyeliksiz”, without membership. */
  isWithout: (word: string) => boolean;
  spare: PatternSet<true>;
  noise: PatternSet<true>;
  dense: boolean;
  negation: NegationWords;
  emphasis: Readonly<Partial<Record<keyof EmphasisWords, ReadonlySet<string>>>>;
}

const weights = { strong: 4, medium: 2, weak: 1, not: -1 } as const;
type Strength = keyof typeof weights;

/** Shortest stem before a negating ending, in letters. */
const shortestStem = 3;

/** `shared` has the lists of languages that the text may also use: English. */
export function lexiconOf(lists: WordLists, shared: readonly WordLists[] = []): Lexicon {
  const isEnglish = lists.matching === 'stems';
  const grammar: Grammar = {
    stems: isEnglish ? 'stem' : undefined,
    groups: lists.groups,
    fillers: new Set(lists.fillers),
  };
  const features = new PatternSet<FeatureTerm>(grammar);
  for (const feature of featureNames) {
    const { words = [], never = [] } = lists.features[feature] ?? {};
    for (const [patterns, trap] of [
      [words, false],
      [never, true],
    ] as const)
      for (const pattern of patterns)
        features.add([pattern], { feature, trap, isSingle: isSingle(pattern) });
  }
  const kinds = new PatternSet<KindTerm>({ ...grammar, stems: isEnglish ? 'single' : undefined });
  for (const [kind, byStrength] of Object.entries(lists.kinds) as [
    KindName,
    Partial<Record<Strength, WordLists['noise']>>,
  ][])
    for (const strength of Object.keys(weights) as Strength[])
      kinds.add(byStrength[strength] ?? [], { kind, weight: weights[strength] });
  const { before, after = [], spared = [], endings } = lists.negation;
  const all = [lists, ...shared];
  const negationWords = (name: keyof NegationWords) =>
    new Set(all.flatMap(({ negation }) => negation[name] ?? []));
  const emphasisWords = (name: keyof EmphasisWords) =>
    new Set(all.flatMap(({ emphasis }) => emphasis?.[name] ?? []));
  return {
    isEnglish,
    features,
    kinds,
    notBefore: new PatternSet<true>(grammar).add(before, true),
    notAfter: new PatternSet<true>(grammar).add(after, true),
    isWithout: (word) =>
      endings !== undefined &&
      endings.words.some((end) => word.length >= end.length + shortestStem && word.endsWith(end)) &&
      !endings.except.some((start) => word.startsWith(start)),
    spare: new PatternSet<true>(grammar).add(spared, true),
    noise: new PatternSet<true>(grammar).add(lists.noise ?? [], true),
    dense: lists.dense ?? false,
    negation: {
      stops: negationWords('stops'),
      joins: negationWords('joins'),
      or: negationWords('or'),
      determiners: negationWords('determiners'),
    },
    emphasis: Object.fromEntries(
      (
        [
          'appNouns',
          'openers',
          'ends',
          'goOn',
          'products',
          'wishes',
          'audience',
          'comparing',
        ] as const
      ).map((name) => [name, emphasisWords(name)]),
    ),
  };
}
