import { Leaf } from '@appling/ui/leaf';
import { Emblem, type EmblemProps } from './emblem';

/** Notes with leaves as flags. */
export function MusicEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-story-semester" {...props}>
      <path
        className="fill-none stroke-story-semester-second"
        strokeWidth="5"
        d="M-400 70H800M-400 110H800M-400 150H800M-400 190H800M-400 230H800"
      />
      <g transform="translate(-16 0)">
        <path className="fill-paper" d="M111 84h9V208h-9ZM219 30h9V150h-9ZM327 66h9V190h-9Z" />
        <Leaf
          base={[118, 88]}
          tip={[172, 134]}
          width={0.46}
          bend={0.08}
          veins={0}
          ground="fill-leaf"
        />
        <Leaf
          base={[226, 34]}
          tip={[280, 80]}
          width={0.46}
          bend={0.08}
          veins={0}
          ground="fill-leaf"
        />
        <Leaf
          base={[334, 70]}
          tip={[388, 116]}
          width={0.46}
          bend={0.08}
          veins={0}
          ground="fill-leaf"
        />
        <ellipse
          className="fill-blossom"
          cx="86"
          cy="210"
          rx="37"
          ry="27"
          transform="rotate(-18 86 210)"
        />
        <ellipse
          className="fill-story-semester-mark"
          cx="194"
          cy="152"
          rx="37"
          ry="27"
          transform="rotate(-18 194 152)"
        />
        <ellipse
          className="fill-paper"
          cx="302"
          cy="192"
          rx="37"
          ry="27"
          transform="rotate(-18 302 192)"
        />
      </g>
    </Emblem>
  );
}
