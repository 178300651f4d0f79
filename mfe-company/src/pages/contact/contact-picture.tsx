import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { Picture } from '../../sections/picture';

/** A letter with a plant growing from it. */
export function ContactPicture() {
  return (
    <Picture>
      <g className="fill-none stroke-stem stroke-[9]" strokeLinecap="round">
        <path d="M206 260C200 190 214 150 196 96" />
        <path d="M256 260C268 200 300 190 318 140" />
      </g>
      <Leaf base={[204, 236]} tip={[52, 92]} width={0.42} bend={0.06} fill="fill-cut-deep" />
      <Leaf
        base={[276, 216]}
        tip={[420, 196]}
        width={0.44}
        bend={-0.06}
        veins={6}
        fill="fill-cut-deep"
      />
      <Blossom centre={[194, 74]} radius={66} rotation={10} />
      <Blossom centre={[326, 120]} radius={48} rotation={-14} fill="fill-sun" eye="fill-blossom" />
      <path
        className="fill-leaf"
        d="M64 224H376A18 18 0 0 1 394 242V402A18 18 0 0 1 376 420H64A18 18 0 0 1 46 402V242A18 18 0 0 1 64 224Z"
      />
      <path
        className="fill-cut-shade"
        d="M64 224H376A18 18 0 0 1 392 234L234 342A25 25 0 0 1 206 342L48 234A18 18 0 0 1 64 224Z"
      />
      <Blossom centre={[220, 336]} radius={32} rotation={4} fill="fill-sun" eye="fill-blossom" />
    </Picture>
  );
}
