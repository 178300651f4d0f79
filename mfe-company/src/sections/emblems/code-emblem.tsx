import { Leaf } from '@appling/ui/leaf';
import { Emblem, type EmblemProps } from './emblem';

/** A leaf between angle brackets. */
export function CodeEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-night" {...props}>
      <g
        className="fill-none stroke-leaf"
        strokeWidth="24"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M96 81 28 150l68 69" />
        <path d="m288 81 68 69-68 69" />
      </g>
      <Leaf
        base={[172, 252]}
        tip={[230, 46]}
        width={0.42}
        bend={-0.05}
        fill="fill-blossom"
        ground="fill-night"
      />
    </Emblem>
  );
}
