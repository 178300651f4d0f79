import { PatternSet, type Grammar } from '../patterns';
import { featureNames, type FeatureName } from '../features';
import type { KindName } from '../kinds';

/** The words of one language, as written in its file. */
export interface WordLists {
  features: Readonly<Partial<Record<FeatureName, string>>>;
  kinds: Readonly<Partial<Record<KindName, string>>>;
  /** Where words of a kind mean something else: "book a table" is no book. */
  notKinds?: Readonly<Partial<Record<KindName, string>>>;
  /** Words that rule out what follows them, and words that rule out what stands before them. */
  notBefore: string;
  notAfter?: string;
  /** The end of words that rule themselves out: Turkish “üyeliksiz” is an app without membership. */
  notWithin?: string;
  /** Where those words rule nothing out ("no more than", "not only"). */
  spare?: string;
  /** Phrases of interfaces that say nothing about the subject ("tab bar", "due date"). */
  noise?: string;
  fillers?: string;
  classes?: Readonly<Record<string, string>>;
  /** Whether plain terms are stems of words; else they are the beginnings of words. */
  stems?: boolean;
  /** One character is one word (Chinese, Japanese, Korean). */
  dense?: boolean;
}

export interface FeatureTerm {
  feature: FeatureName;
  trap: boolean;
  /** How many words the pattern has: the broad features are ruled out by one word only. */
  size: number;
}

export interface KindTerm {
  kind: KindName;
  /** Below zero where the words mean something else. */
  weight: number;
}

/** Word lists made ready to be searched. */
export interface Lexicon {
  features: PatternSet<FeatureTerm>;
  kinds: PatternSet<KindTerm>;
  notBefore: PatternSet<true>;
  notAfter: PatternSet<true>;
  notWithin: RegExp | undefined;
  spare: PatternSet<true>;
  noise: PatternSet<true>;
  dense: boolean;
}

const weights = [4, 2, 1];

export function lexiconOf(lists: WordLists): Lexicon {
  const grammar: Grammar = {
    stems: lists.stems ? 'stem' : undefined,
    classes: lists.classes,
    fillers: new Set(lists.fillers?.split(' ')),
  };
  const features = new PatternSet<FeatureTerm>(grammar);
  for (const feature of featureNames) {
    for (const entry of lists.features[feature]?.split(',') ?? []) {
      const written = entry.trim();
      const trap = written.startsWith('!');
      features.add(trap ? written.slice(1) : written, {
        feature,
        trap,
        size: written.split(' ').length,
      });
    }
  }
  const kinds = new PatternSet<KindTerm>({ ...grammar, stems: lists.stems ? 'single' : undefined });
  for (const [name, list] of Object.entries(lists.kinds)) {
    const kind = name as KindName;
    list.split('/').forEach((part, at) => kinds.add(part, { kind, weight: weights[at] ?? 1 }));
    kinds.add(lists.notKinds?.[kind] ?? '', { kind, weight: -1 });
  }
  return {
    features,
    kinds,
    notBefore: new PatternSet<true>(grammar).add(lists.notBefore, true),
    notAfter: new PatternSet<true>(grammar).add(lists.notAfter ?? '', true),
    notWithin: lists.notWithin ? new RegExp(lists.notWithin) : undefined,
    spare: new PatternSet<true>(grammar).add(lists.spare ?? '', true),
    noise: new PatternSet<true>(grammar).add(lists.noise ?? '', true),
    dense: lists.dense ?? false,
  };
}
