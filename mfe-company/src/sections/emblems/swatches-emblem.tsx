import { Leaf } from '@appling/shared/ui/leaf';
import { Emblem, type EmblemProps } from './emblem';

/** Leaves opened like a fan of colour samples. */
export function SwatchesEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-story-wander" {...props}>
      <Leaf
        base={[192, 292]}
        tip={[18, 158]}
        width={0.4}
        bend={-0.03}
        veins={0}
        fill="fill-on-leaf"
        ground="fill-story-wander"
      />
      <Leaf
        base={[192, 292]}
        tip={[366, 158]}
        width={0.4}
        bend={0.03}
        veins={0}
        fill="fill-leaf"
        ground="fill-story-wander"
      />
      <Leaf
        base={[192, 292]}
        tip={[84, 50]}
        width={0.4}
        bend={-0.03}
        veins={0}
        fill="fill-cut-berry"
        ground="fill-story-wander"
      />
      <Leaf
        base={[192, 292]}
        tip={[300, 50]}
        width={0.4}
        bend={0.03}
        veins={0}
        fill="fill-sun"
        ground="fill-story-wander"
      />
      <Leaf
        base={[192, 292]}
        tip={[192, 8]}
        width={0.38}
        bend={0}
        veins={0}
        fill="fill-blossom"
        ground="fill-story-wander"
      />
      <circle className="fill-paper" cx="192" cy="262" r="16" />
    </Emblem>
  );
}
