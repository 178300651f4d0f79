import { Leaf } from '@appling/ui/leaf';

/** Drawn at 684 × 680, aligned to the right and lower edges. */
export function StageLeaves() {
  return (
    <svg className="steps-leaves" viewBox="0 0 684 680">
      <Leaf
        className="steps-leaf"
        base={[500, 724]}
        tip={[800, 92]}
        width={0.42}
        bend={-0.05}
        ground="fill-surface-sunken"
      />
      <Leaf
        className="steps-leaf"
        base={[334, 800]}
        tip={[70, 409]}
        width={0.45}
        bend={0.05}
        fill="fill-cut-deep"
        ground="fill-surface-sunken"
      />
    </svg>
  );
}
