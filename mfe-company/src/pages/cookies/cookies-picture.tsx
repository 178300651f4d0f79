import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { Picture } from '../../sections/picture';

type Point = [number, number];

/** Base, tip, color and bend. */
const chips: [base: Point, tip: Point, fill: string, bend?: number][] = [
  [[80, 214], [168, 130], 'fill-on-leaf'],
  [[152, 392], [74, 310], 'fill-cut-shade', -0.06],
  [[222, 296], [334, 268], 'fill-on-leaf'],
  [[206, 214], [262, 140], 'fill-cut-shade', -0.06],
];

/** A bitten biscuit with leaves as chocolate chips. */
export function CookiesPicture() {
  return (
    <Picture>
      <circle className="fill-sun" cx="204" cy="238" r="190" />
      <g className="fill-canvas">
        <circle cx="368" cy="106" r="72" />
        <circle cx="290" cy="56" r="40" />
        <circle cx="410" cy="196" r="40" />
      </g>
      {chips.map(([base, tip, fill, bend]) => (
        <Leaf
          key={tip.join()}
          base={base}
          tip={tip}
          width={0.44}
          veins={5}
          bend={bend}
          fill={fill}
          ground="fill-sun"
        />
      ))}
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
