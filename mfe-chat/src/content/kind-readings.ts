import type { FeatureName } from '../designer/interpret/features';
import type { KindReading } from './kind-reading.schema';
import type { KindFile } from './kind.schema';
import type { WordLists } from './lexicon.schema';
import type { KindName } from './names.generated';

type ByKind<Value> = Partial<Record<KindName, Value>>;

export interface KindReadings {
  words: WordLists['kinds'];
  implied: ByKind<readonly FeatureName[]>;
  /** Weights of a kind's words where they differ from 1. */
  loudness: Record<'mentioned' | 'named', ByKind<number>>;
}

export function kindReadings(kinds: Readonly<Record<string, KindFile>>): KindReadings {
  const byKind = <Value>(pick: (reading: KindReading) => Value | undefined): ByKind<Value> =>
    Object.fromEntries(
      Object.entries(kinds).flatMap(([name, { reading }]) => {
        const value = reading && pick(reading);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return {
    words: byKind(({ words }) => words),
    implied: byKind(({ implies }) => implies),
    loudness: {
      mentioned: byKind(({ loudness }) => loudness?.mentioned),
      named: byKind(({ loudness }) => loudness?.named),
    },
  };
}
