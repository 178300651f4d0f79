import { Blossom } from '@appling/shared/ui/blossom';
import { Leaf } from '@appling/shared/ui/leaf';
import { Picture } from '../../sections/picture';

/** A biscuit, bitten, with leaves for chocolate. */
export function CookiesPicture() {
  return (
    <Picture>
      <circle className="fill-sun" cx="204" cy="238" r="190" />
      <g className="fill-canvas">
        <circle cx="368" cy="106" r="72" />
        <circle cx="290" cy="56" r="40" />
        <circle cx="410" cy="196" r="40" />
      </g>
      <Leaf
        base={[80, 214]}
        tip={[168, 130]}
        width={0.44}
        veins={5}
        fill="fill-on-leaf"
        ground="fill-sun"
      />
      <Leaf
        base={[152, 392]}
        tip={[74, 310]}
        width={0.44}
        veins={5}
        bend={-0.06}
        fill="fill-cut-shade"
        ground="fill-sun"
      />
      <Leaf
        base={[222, 296]}
        tip={[334, 268]}
        width={0.44}
        veins={5}
        fill="fill-on-leaf"
        ground="fill-sun"
      />
      <Leaf
        base={[206, 214]}
        tip={[262, 140]}
        width={0.44}
        veins={5}
        bend={-0.06}
        fill="fill-cut-shade"
        ground="fill-sun"
      />
      <Blossom centre={[150, 258]} radius={34} rotation={12} />
      <Blossom centre={[262, 366]} radius={28} rotation={-20} />
      <g className="fill-sun">
        <circle cx="372" cy="92" r="16" />
        <circle cx="414" cy="132" r="9" />
        <circle cx="338" cy="40" r="7" />
      </g>
    </Picture>
  );
}
