import { Emblem, type EmblemProps } from './emblem';
import { TwoLeaves } from './two-leaves';

/** A thumb on a target that is large enough. */
export function ThumbEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-leaf" stands="bottom" {...props}>
      <g className="fill-none stroke-cut-shade" strokeWidth="12" strokeLinecap="round">
        <path d="M62 300A330 330 0 0 1 300 22" />
        <path d="M22 240A330 330 0 0 1 130 60" />
      </g>
      <rect className="fill-on-leaf" x="104" y="56" width="136" height="136" rx="38" />
      <TwoLeaves at={[164, 142]} size={52} left="fill-sun" right="fill-sun" />
      <path
        className="fill-none stroke-blossom"
        strokeWidth="112"
        strokeLinecap="round"
        d="M236 190C300 236 340 330 372 560"
      />
      <ellipse
        className="fill-paper"
        cx="218"
        cy="176"
        rx="27"
        ry="36"
        transform="rotate(-50 218 176)"
      />
    </Emblem>
  );
}
