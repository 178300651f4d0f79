import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';

export function MenuLeaves() {
  return (
    <svg
      viewBox="0 0 334 230"
      aria-hidden="true"
      className="absolute bottom-0 left-0 w-full overflow-visible"
    >
      <Leaf base={[170, 255]} tip={[400, -8]} width={0.38} bend={0.02} veins={8} />
      <Leaf
        base={[132, 258]}
        tip={[-115, 38]}
        width={0.36}
        bend={0.02}
        veins={8}
        fill="fill-cut-deep"
      />
      <Blossom centre={[214, 126]} radius={29} rotation={8} />
    </svg>
  );
}
