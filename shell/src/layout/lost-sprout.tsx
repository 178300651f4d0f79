import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { SkyDisc } from '@appling/ui/sky';
import type { ReactNode } from 'react';

interface LostSproutProps {
  /** Text of the sign; without it there is no sign. */
  sign?: string;
  className?: string;
}

/** Curvature of the upper stem, joint by joint; CSS straightens it. */
const BENDS = [
  ...Array<string>(15).fill('soft'),
  ...Array<string>(4).fill('firm'),
  ...Array<string>(11).fill('curl'),
];

/** Drooping sprout before the sun. Decorative. */
export function LostSprout({ sign, className }: LostSproutProps) {
  return (
    <svg viewBox="820 88 500 522" aria-hidden="true" className={`lost-sprout ${className ?? ''}`}>
      <SkyDisc centre={[1090, 299]} radius={196} />
      <path className="lost-sprout-stem" d="M1090 580Q1094 510 1097 456" />
      <path className="fill-soil" d="M952 611C1010 590 1040 568 1090 568S1180 590 1240 611Z" />
      <g transform="translate(1097 456)">
        <Chain bends={BENDS}>
          <g className="lost-sprout-tip" data-side="right">
            <Leaf base={[0, 4]} tip={[0, -118]} width={0.42} bend={0.06} />
          </g>
          <g className="lost-sprout-tip" data-side="left">
            <Leaf base={[0, 4]} tip={[0, -98]} width={0.42} bend={-0.06} />
          </g>
        </Chain>
      </g>
      <Leaf
        base={[1090, 459]}
        tip={[1212, 392]}
        width={0.44}
        fill="fill-cut-deep"
        ground="lost-sprout-slit"
      />
      <Leaf
        base={[1095, 503]}
        tip={[995, 506]}
        width={0.42}
        bend={-0.06}
        fill="fill-cut-deep"
        ground="lost-sprout-slit"
      />
      {sign && (
        <>
          <path className="fill-ink" d="M896 530h8v82h-8ZM836 498h114l20 20-20 20H836Z" />
          <text x="897" y="526" textAnchor="middle" className="lost-sprout-sign">
            {sign}
          </text>
        </>
      )}
      <path className="fill-cut-deep" d="M1273 556h6v56h-6Z" />
      <Blossom centre={[1276, 532]} radius={29} rotation={10} />
    </svg>
  );
}

/** Nests each segment in the previous one, so that rotating the joints unrolls the stem. */
function Chain({ bends, children }: { bends: readonly string[]; children: ReactNode }) {
  const [bend, ...rest] = bends;
  if (bend === undefined) return children;
  return (
    <g className="lost-sprout-joint" data-bend={bend}>
      <path className="lost-sprout-stem" d="M0 0V-7.7" />
      <g transform="translate(0 -7.7)">
        <Chain bends={rest}>{children}</Chain>
      </g>
    </g>
  );
}
