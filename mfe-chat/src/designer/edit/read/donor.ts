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

/** Returns a similar app with the feature, to copy the component from. */
export async function donorOf(
  feature: FeatureName,
  { design, options }: Pick<Hand, 'design' | 'options'>,
) {
  const lexicon = (await options.content.language(design.language))?.lexicon;
  const brief = interpret(design.idea, lexicon);
  const asked = { value: feature, words: feature, at: 0 };
  const like = { ...donorBrief(design, feature), features: [asked] };
  const isOwn = brief.language === design.language;
  const isOut = brief.excluded.some(({ value }) => value === feature);
  const briefs = [
    ...(isOwn && !isOut ? [{ ...brief, features: [...brief.features, asked] }] : []),
    like,
    donorBrief(design, feature),
  ];
  for (const each of briefs) {
    const made = await designOf(each, options);
    if ((each !== briefs[0] || !isOwn || made.isMade) && has(made.design, feature)) return made;
  }
  // No app of this archetype has it: copies from an English one.
  return designOf({ ...like, language: 'en' }, options);
}
