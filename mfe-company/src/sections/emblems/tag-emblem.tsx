import { Leaf } from '@appling/ui/leaf';
import { Emblem, type EmblemProps } from './emblem';

export function TagEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-story-kiln" {...props}>
      <g transform="rotate(-14 192 150)">
        <path
          className="fill-cut-berry"
          d="M44 150 122 58q12-14 30-14H330q26 0 26 26V230q0 26-26 26H152q-18 0-30-14Z"
        />
        <circle className="fill-story-kiln" cx="116" cy="150" r="19" />
        <path
          className="fill-none stroke-on-leaf"
          strokeWidth="9"
          strokeLinecap="round"
          d="M116 150C70 120 20 190-40 130"
        />
        <Leaf
          base={[186, 206]}
          tip={[326, 88]}
          width={0.42}
          bend={0.05}
          veins={6}
          fill="fill-sun"
          ground="fill-cut-berry"
        />
      </g>
    </Emblem>
  );
}
