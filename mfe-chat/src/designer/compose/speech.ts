import type { KindName } from '../interpret/kinds';
import type { Spoken } from './content/spoken';
import { letters, today, weekdays } from './parts/days';
import type { Samples } from './sample-texts';
import { people, samplesOf } from './samples';

/** Names, days and sample sentences in the language of the app. */
export interface Speech {
  people: readonly string[];
  days: readonly string[];
  letters: readonly string[];
  today: string;
  samples: Samples;
}

/** In English, sentences that are the domain's own come before those of its family. */
export function speechOf(
  kind: KindName,
  own: Partial<Samples>,
  spoken: Spoken | undefined,
): Speech {
  if (!spoken) {
    const samples = { ...samplesOf(kind), ...own };
    return { people, days: weekdays, letters, today: today.name, samples };
  }
  const { talk, posts, reviews, quiz, pages } = spoken;
  const cards = spoken.entries.slice(0, 3).map((title, index) => `${title}|${spoken.tasks[index]}`);
  return { ...spoken, samples: { talk, posts, reviews, quiz, pages, cards } };
}
