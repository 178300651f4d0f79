import type { FeatureName } from '../../interpret/features';
import { readFeatures } from '../../interpret/read-features';
import { wordsOf } from '../../interpret/words';
import { isFeature } from './donor';
import type { Hand } from './hand';
import { bared } from './names';
import { typed, type Token } from './tokens';

/** The feature that the words ask for: by the word for its part, or as ideas ask for it. */
export function featureSaid(said: readonly Token[], hand: Hand): FeatureName | undefined {
  const { spoken, text, lexicons } = hand;
  const whole = bared(said, hand);
  const [part] = spoken.named(whole, 'part').filter(({ name }) => isFeature(name));
  if (part && isFeature(part.name)) return part.name;
  const words = wordsOf(typed(text, whole));
  const { asked } = readFeatures(typed(text, whole), words, [], lexicons);
  return asked[0]?.value;
}
