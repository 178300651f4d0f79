import { Leaf } from '@appling/ui/leaf';

export function StageLeaves() {
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox="0 0 1000 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Leaf
        base={[330, 1010]}
        tip={[60, 210]}
        bend={-0.06}
        width={0.44}
        fill="fill-stage-leaf"
        ground="fill-surface-sunken"
      />
      <Leaf
        base={[560, 1010]}
        tip={[850, 130]}
        bend={0.07}
        width={0.44}
        fill="fill-stage-leaf"
        ground="fill-surface-sunken"
      />
    </svg>
  );
}
