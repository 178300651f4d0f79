import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';

/** Uses the picture's coordinates, whose right margin starts at x = 1320. */
export function HeroLeaves() {
  return (
    <svg aria-hidden="true" className="api-hero-leaves" viewBox="640 0 1000 488">
      <Leaf base={[1110, 560]} tip={[1464, 7]} width={0.386} bend={0.036} />
      <Leaf base={[1019, 591]} tip={[690, 200]} width={0.425} bend={-0.062} fill="fill-cut-deep" />
      <Blossom centre={[736, 110]} radius={33} rotation={8} />
    </svg>
  );
}
