import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import type { Point } from '@appling/ui/art/point';
import { Picture } from '../../sections/picture';

interface Stem {
  x: number;
  top: number;
  flower?: { radius: number; fill?: string; eye?: string };
}

const stems: readonly Stem[] = [
  { x: 48, top: 236, flower: { radius: 44, fill: 'fill-sun', eye: 'fill-blossom' } },
  { x: 118, top: 128, flower: { radius: 58 } },
  { x: 190, top: 214, flower: { radius: 40, fill: 'fill-cut-shade', eye: 'fill-sun' } },
  { x: 262, top: 78, flower: { radius: 62, fill: 'fill-sun', eye: 'fill-blossom' } },
  { x: 332, top: 180, flower: { radius: 50 } },
  { x: 398, top: 262 },
];

/** Six stems in one bed, five of them in flower. */
export function CareersPicture() {
  return (
    <Picture>
      <g className="fill-none stroke-stem stroke-8" strokeLinecap="round">
        {stems.map(({ x, top }) => (
          <path key={x} d={`M${x} 400V${top}`} />
        ))}
      </g>
      {stems.map(({ x, top, flower }, index) => {
        const side = index % 2 ? 1 : -1;
        const base: Point = [x, (top + 410) / 2];
        return (
          <g key={x}>
            <Leaf
              base={[base[0], base[1] + 46]}
              tip={[x - side * 50, base[1] - 6]}
              width={0.44}
              bend={side * 0.06}
              veins={5}
              fill={index % 3 ? 'fill-leaf' : 'fill-cut-deep'}
            />
            {flower && <Blossom centre={[x, top]} rotation={index * 17} {...flower} />}
          </g>
        );
      })}
      <Leaf base={[398, 270]} tip={[404, 196]} width={0.42} veins={5} fill="fill-leaf" />
      <path
        className="fill-soil"
        d="M20 384H420A20 20 0 0 1 440 404V440H0V404A20 20 0 0 1 20 384Z"
      />
    </Picture>
  );
}
