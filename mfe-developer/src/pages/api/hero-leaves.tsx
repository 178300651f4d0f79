import { Blossom } from '@appling/shared/ui/blossom';
import { Leaf } from '@appling/shared/ui/leaf';

/** Drawn in the coordinates of its picture, whose right gutter begins at x = 1320. */
export function HeroLeaves() {
  return (
    <svg aria-hidden="true" className="api-hero-leaves" viewBox="640 0 1000 488">
      <Leaf base={[1150, 520]} tip={[1560, -60]} width={0.47} bend={-0.05} veins={9} />
      <Leaf base={[930, 540]} tip={[690, 200]} width={0.5} bend={0.05} fill="fill-cut-deep" />
      <Blossom centre={[736, 110]} radius={33} rotation={8} />
    </svg>
  );
}
