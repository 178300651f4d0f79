import { designOf } from '../../design-from';
import { interpret } from '../../interpret/interpret';
import type { FeatureName } from '../../interpret/features';
import { featureNames } from '../../interpret/features';
import type { AppDesign } from '../../model/app-design';
import { donorBrief } from '../add-feature';
import type { Hand } from './hand';
import { is } from './parts-said';

export const isFeature = (word: string): word is FeatureName =>
  (featureNames as readonly string[]).includes(word);

const has = ({ screens }: AppDesign, word: string) =>
  screens.some(({ components }) => components.some((component) => is(component, word)));

/** An app like the one in hand that has the feature: what is added is taken from it. */
export async function donorOf(
  feature: FeatureName,
  { design, options }: Pick<Hand, 'design' | 'options'>,
) {
  const lexicon = (await options.content.language(design.language))?.lexicon;
  const brief = interpret(design.idea, lexicon);
  if (
    brief.language === design.language &&
    !brief.excluded.some(({ value }) => value === feature)
  ) {
    const asked = { value: feature, words: feature, at: 0 };
    const own = await designOf({ ...brief, features: [...brief.features, asked] }, options);
    if (own.isMade && has(own.design, feature)) return own;
  }
  return designOf(donorBrief(design, feature), options);
}
