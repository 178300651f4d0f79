import { releasedSource } from '../../content/released-source';
import { exampleDesigns } from '../components/example-designs';
import { designOf } from '../design-from';
import { featureNames } from '../interpret/features';
import { interpret } from '../interpret/interpret';
import type { KindName } from '../interpret/kinds';
import type { AppDesign } from '../model/app-design';
import { lookIn } from '../themes/styles';

const found = <Value>(value: Value) => ({ value, words: '', at: 0 });

/** With every sixth feature, counted from `first`. */
const kinds: readonly [kind: KindName, first: number, language?: 'ar'][] = [
  ['agriculture', 4],
  ['chat', 2],
  ['books', 0],
  ['automotive', 1],
  ['beauty', 3],
  ['business-ops', 5],
  ['ecommerce', 2],
  ['expense-split', 0, 'ar'],
  ['language', 1],
];
export async function everyComponent(): Promise<AppDesign[]> {
  const options = { content: releasedSource };
  const ofKinds = kinds.map(([kind, first, language]) => {
    const features = featureNames.filter((_, index) => (index + first) % 6 === 0).map(found);
    const spoken = language ? ({ language, direction: 'rtl' } as const) : {};
    const brief = { ...interpret(kind), kind: found(kind), features, seed: first * 7919 };
    return designOf({ ...brief, ...spoken }, options);
  });
  const composed = await Promise.all(ofKinds);
  return [...composed.map(({ design }) => design), ...exampleDesigns()];
}

/** The same app in the other mode. */
export const inOtherMode = (design: AppDesign): AppDesign => ({
  ...design,
  look: lookIn(design.ownLook, design.look.mode === 'dark' ? 'minimal' : 'dark-mode'),
});
