import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { Picture } from '../../sections/picture';

/** A phone and a leaf. */
export function PrivacyPicture() {
  return (
    <Picture>
      <rect
        className="fill-phone stroke-phone-ring"
        x="112"
        y="14"
        width="212"
        height="412"
        rx="40"
      />
      <rect className="fill-blossom" x="124" y="26" width="188" height="388" rx="29" />
      <circle className="fill-sun" cx="258" cy="106" r="62" />
      <rect className="fill-phone" x="190" y="38" width="58" height="17" rx="8.5" />
      <Leaf
        base={[46, 436]}
        tip={[392, 118]}
        width={0.44}
        bend={-0.06}
        fill="fill-leaf"
        ground="fill-on-leaf"
      />
      <Leaf
        base={[40, 420]}
        tip={[92, 222]}
        width={0.42}
        bend={0.06}
        veins={6}
        fill="fill-cut-shade"
        ground="fill-leaf"
      />
      <Blossom centre={[366, 372]} radius={50} rotation={16} fill="fill-sun" eye="fill-blossom" />
    </Picture>
  );
}
