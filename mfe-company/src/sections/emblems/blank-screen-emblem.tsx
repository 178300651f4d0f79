import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { Emblem, type EmblemProps } from './emblem';
import { TwoLeaves } from './two-leaves';

/** A plant growing from a blank screen. */
export function BlankScreenEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-blossom" stands="bottom" viewBox="0 0 728 520" isCropped {...props}>
      <circle className="fill-sun" cx="525" cy="174" r="127" />
      <Leaf
        base={[330, 650]}
        tip={[72, 124]}
        width={0.45}
        bend={-0.03}
        veins={8}
        ground="fill-blossom"
      />
      <Leaf
        base={[440, 640]}
        tip={[655, 51]}
        width={0.42}
        bend={0.02}
        veins={8}
        fill="fill-cut-shade"
        ground="fill-blossom"
      />
      <rect className="fill-on-leaf" x="284" y="104" width="239" height="560" rx="42" />
      <rect className="fill-paper" x="295" y="115" width="217" height="540" rx="31" />
      <rect className="fill-cut-shade" x="399" y="300" width="9" height="360" />
      <Blossom centre={[404, 259]} radius={72} rotation={0} />
      <TwoLeaves at={[404, 444]} size={78} left="fill-cut-shade" right="fill-leaf" />
    </Emblem>
  );
}
