import type { KindTraits } from '../../content/kind-traits.schema';
import type { Samples } from '../../content/samples.schema';
import type { AppContent, LanguageContent } from '../../content/source';
import { englishSamples } from '../engine-data';

export interface Speech {
  people: readonly string[];
  days: readonly string[];
  letters: readonly string[];
  today: string;
  samples: Samples;
}

/** Nouns of records, for languages without content for each kind. */
export const nounsIn = ({ samples: { families } }: LanguageContent, traits?: KindTraits) =>
  (families[traits?.family ?? 'work'] ?? families['work'])!;

/** In English, the domain's own sentences precede its family's. */
export function speechOf(
  own: Partial<Samples>,
  { kind: { family, traits }, language }: Pick<AppContent, 'kind' | 'language'>,
): Speech {
  const { people, weekdays, weekdayLetters, today } = language?.samples ?? englishSamples;
  const speech = { people, days: weekdays, letters: weekdayLetters, today };
  if (!language) return { ...speech, samples: { ...family, ...own } };
  const { records, tasks } = nounsIn(language, traits);
  const cards = records.slice(0, 3).map((front, index) => ({ front, back: tasks[index] ?? '' }));
  return { ...speech, samples: { ...language.samples.samples, cards } };
}
