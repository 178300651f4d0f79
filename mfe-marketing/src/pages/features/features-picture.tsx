import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { SkyDisc } from '@appling/ui/sky';

/** Three words in the soil, and the app that grows from them in front of the sun. */
export function FeaturesPicture() {
  return (
    <svg
      className="features-picture"
      viewBox="0 0 440 400"
      width="440"
      height="400"
      aria-hidden="true"
    >
      <SkyDisc centre={[300, 130]} radius={118} />
      <path
        className="fill-none stroke-stem"
        strokeWidth="8"
        d="M214 352C208 290 222 220 214 108"
      />
      <Leaf base={[215, 318]} tip={[22, 172]} width={0.42} bend={-0.06} fill="fill-leaf" />
      <Leaf
        base={[215, 326]}
        tip={[432, 196]}
        width={0.42}
        bend={0.06}
        veins={8}
        fill="fill-cut-shade"
      />
      <Leaf
        base={[216, 196]}
        tip={[130, 98]}
        width={0.42}
        bend={-0.06}
        veins={5}
        fill="fill-cut-shade"
      />
      <Blossom centre={[214, 84]} radius={72} rotation={10} />
      <rect className="fill-soil" y="340" width="440" height="60" rx="14" />
      <g className="fill-leaf">
        <rect x="28" y="364" width="96" height="12" rx="6" />
        <rect x="136" y="364" width="54" height="12" rx="6" />
        <rect x="202" y="364" width="128" height="12" rx="6" />
      </g>
    </svg>
  );
}
