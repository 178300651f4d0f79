import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import type { PricingPlan } from './plan';

/** Drawn to stand on the rim of a pot. */
export function PlanPlant({ plan }: { plan: PricingPlan['name'] }) {
  const Plant = { Free: Seedling, Pro: Flower, Team: Bed }[plan];
  return <Plant />;
}

function Seedling() {
  return (
    <svg className="plant" viewBox="0 0 116 92" width="116" height="92" aria-hidden="true">
      <rect className="fill-cut-shade" x="49" y="52" width="7" height="40" />
      <Leaf
        base={[52, 62]}
        tip={[1, 22]}
        width={0.4}
        bend={-0.07}
        veins={5}
        fill="fill-cut-shade"
      />
      <Leaf
        base={[51, 60]}
        tip={[113, 1]}
        width={0.4}
        bend={0.06}
        veins={5}
        fill="fill-cut-shade"
      />
    </svg>
  );
}

function Flower() {
  return (
    <svg className="plant" viewBox="0 0 330 222" width="330" height="222" aria-hidden="true">
      <path
        className="fill-cut-shade"
        d="M156 222C159 175 158 130 160 80L168 80C167 130 168 175 165 222Z"
      />
      <Leaf
        base={[164, 134]}
        tip={[96, 59]}
        width={0.44}
        bend={-0.06}
        veins={6}
        fill="fill-cut-shade"
      />
      <Leaf base={[164, 208]} tip={[10, 95]} width={0.45} bend={-0.06} veins={7} fill="fill-leaf" />
      <Leaf
        base={[158, 212]}
        tip={[327, 112]}
        width={0.45}
        bend={0.06}
        veins={7}
        fill="fill-cut-shade"
      />
      <Blossom centre={[162, 59]} radius={60} rotation={8} />
    </svg>
  );
}

const beds = [
  {
    x: 44,
    head: 86,
    radius: 31,
    left: 'fill-leaf',
    right: 'fill-cut-shade',
    petals: 'fill-sun',
    eye: 'fill-blossom',
  },
  {
    x: 130,
    head: 38,
    radius: 36,
    left: 'fill-cut-shade',
    right: 'fill-leaf',
    petals: 'fill-blossom',
    eye: 'fill-sun',
  },
  {
    x: 213,
    head: 75,
    radius: 29,
    left: 'fill-leaf',
    right: 'fill-cut-shade',
    petals: 'fill-ink',
    eye: 'fill-sun',
  },
];

function Bed() {
  return (
    <svg className="plant" viewBox="0 0 260 160" width="260" height="160" aria-hidden="true">
      {beds.map(({ x, head, radius, left, right, petals, eye }) => (
        <g key={x}>
          <rect className="fill-cut-shade" x={x - 3} y={head} width="6" height={160 - head} />
          <Leaf
            base={[x + 2, 152]}
            tip={[x - 43, 117]}
            width={0.42}
            bend={-0.08}
            veins={0}
            fill={left}
            ground={left}
          />
          <Leaf
            base={[x - 2, 152]}
            tip={[x + 43, 117]}
            width={0.42}
            bend={0.08}
            veins={0}
            fill={right}
            ground={right}
          />
          <Blossom centre={[x, head]} radius={radius} rotation={x} fill={petals} eye={eye} />
        </g>
      ))}
    </svg>
  );
}
