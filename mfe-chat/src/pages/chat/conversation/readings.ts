import { chipsOf } from '../../../designer/archetypes/choice';
import { readingFrom, type DesignOptions } from '../../../designer/design-from';
import type { Answer } from './engine-messages';
import { heardIn } from './heard-in';

/** Returns the chips below a reply: recognised features and other readings of the idea. Loaded after the reply. */
export async function readingsOf(idea: string, options: DesignOptions): Promise<Answer> {
  const { brief, reading, app } = await readingFrom(idea, options);
  const heard = heardIn(brief.features, brief.kind.words);
  // Without a subject, the archetype is a guess.
  const isGuess = !reading || reading.subjects.length === 0;
  return { words: '', heard, readings: isGuess ? [] : chipsOf(reading, app ?? { labels: {} }) };
}
