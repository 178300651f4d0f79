import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { SkyDisc } from '@appling/ui/sky';

/** Two large leaves fork behind the phones, two darker ones further back; the sun is above the right phone. */
export function PanelLeaves() {
  return (
    <svg
      viewBox="0 0 848 868"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <SkyDisc centre={[662, 148]} radius={92} />
      <Leaf
        base={[424, 940]}
        tip={[-240, 470]}
        width={0.4}
        fill="fill-cut-deep"
        ground="fill-night"
      />
      <Leaf
        base={[424, 940]}
        tip={[1090, 470]}
        width={0.4}
        bend={-0.06}
        fill="fill-cut-deep"
        ground="fill-night"
      />
      <Leaf
        base={[405, 892]}
        tip={[89, 219]}
        width={0.48}
        bend={-0.06}
        veins={8}
        ground="fill-night"
      />
      <Leaf
        base={[443, 892]}
        tip={[770, 189]}
        width={0.48}
        bend={0.06}
        veins={8}
        ground="fill-night"
      />
      <Blossom centre={[128, 557]} radius={42} rotation={10} />
      <Blossom centre={[723, 470]} radius={58} rotation={-6} />
    </svg>
  );
}
