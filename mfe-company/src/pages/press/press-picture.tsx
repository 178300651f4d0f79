import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { Picture } from '../../sections/picture';

/** A plant growing from the front page of a newspaper. */
export function PressPicture() {
  return (
    <Picture>
      <g transform="translate(-36 -8)">
        <Leaf base={[300, 440]} tip={[438, 150]} width={0.42} bend={0.06} fill="fill-cut-deep" />
        <g transform="rotate(9 250 260)">
          <rect className="fill-blossom" x="118" y="96" width="270" height="330" rx="14" />
        </g>
        <g transform="rotate(-5 200 250)">
          <rect className="fill-sun" x="44" y="80" width="300" height="350" rx="14" />
          <rect className="fill-on-leaf" x="72" y="108" width="244" height="34" rx="5" />
          <rect className="fill-on-leaf" x="72" y="154" width="244" height="5" rx="2.5" />
          <rect className="fill-cut-shade" x="72" y="180" width="150" height="150" rx="8" />
          <Leaf
            base={[92, 322]}
            tip={[212, 166]}
            width={0.44}
            bend={-0.05}
            veins={6}
            fill="fill-leaf"
            ground="fill-cut-shade"
          />
          {[184, 206, 228, 250, 272, 294, 316].map((y) => (
            <rect
              key={y}
              className="fill-on-leaf"
              x="240"
              y={y}
              width={y === 316 ? 44 : 76}
              height="8"
              rx="4"
            />
          ))}
          {[354, 376, 398].map((y) => (
            <rect
              key={y}
              className="fill-on-leaf"
              x="72"
              y={y}
              width={y === 398 ? 168 : 244}
              height="8"
              rx="4"
            />
          ))}
        </g>
        <Blossom centre={[352, 96]} radius={58} rotation={12} fill="fill-leaf" eye="fill-blossom" />
      </g>
    </Picture>
  );
}
