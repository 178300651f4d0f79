import { exampleDesigns } from '../components/example-designs';
import { composeDesign } from '../compose/compose-design';
import type { Content } from '../compose/content/content';
import { featureNames } from '../interpret/features';
import { interpret } from '../interpret/interpret';
import type { KindName } from '../interpret/kinds';
import type { AppDesign } from '../model/app-design';
import { lookIn } from '../themes/styles';

const found = <Value>(value: Value) => ({ value, words: '', at: 0 });

/** An app of a kind with every sixth feature, counted from `first`. */
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
/** Few designs that together hold a component of every type: what an export has to get right. */
export function everyComponent(content: Content): AppDesign[] {
  const composed = kinds.map(([kind, first, language]) => {
    const features = featureNames.filter((_, index) => (index + first) % 6 === 0).map(found);
    const spoken = language ? ({ language, direction: 'rtl' } as const) : {};
    return composeDesign(
      { ...interpret(kind), kind: found(kind), features, seed: first * 7919, ...spoken },
      content,
    );
  });
  return [...composed, ...exampleDesigns()];
}

/** The same app by night, or by day if it was born dark. */
export const inOtherMode = (design: AppDesign): AppDesign => ({
  ...design,
  look: lookIn(design.ownLook, design.look.mode === 'dark' ? 'minimal' : 'dark-mode'),
});
