import { featured } from './add';
import { featureSaid, wholeFeature } from './feature-said';
import { framesOf } from './frames';
import { done, type Hand, type Read } from './hand';
import { isThere } from './new-screen';
import type { Token } from './tokens';

export const isEnabling = (tokens: readonly Token[], { spoken }: Hand): boolean => {
  for (const _said of framesOf(spoken, 'enable', tokens)) return true;
  return false;
};

/** “Let customers leave a review” names a feature by its use. */
export const enable: Read = async (tokens, hand) => {
  const { design, spoken } = hand;
  for (const { x } of framesOf(spoken, 'enable', tokens)) {
    if (!x) continue;
    const feature = featureSaid(x, hand);
    if (!feature) continue;
    if (isThere(feature, hand) && wholeFeature(x, hand) !== feature) continue;
    // Renaming the app to its own name makes the reply say that the feature exists.
    if (isThere(feature, hand)) return done({ op: 'design.rename', name: design.name });
    const outcome = await featured(x, hand);
    if (outcome) return outcome;
  }
  return undefined;
};
