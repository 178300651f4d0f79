import { Emblem, type EmblemProps } from './emblem';
import { TwoLeaves } from './two-leaves';

/** A thumb on a large touch target. */
export function ThumbEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-leaf" {...props}>
      <rect
        className="fill-none stroke-cut-shade"
        strokeWidth="11"
        x="76"
        y="20"
        width="196"
        height="196"
        rx="64"
      />
      <rect className="fill-on-leaf" x="104" y="48" width="140" height="140" rx="40" />
      <TwoLeaves at={[166, 134]} size={54} left="fill-sun" />
      <path
        className="fill-none stroke-blossom"
        strokeWidth="112"
        strokeLinecap="round"
        d="M244 192C312 244 352 340 384 600"
      />
      <ellipse
        className="fill-paper"
        cx="226"
        cy="178"
        rx="27"
        ry="36"
        transform="rotate(-50 226 178)"
      />
    </Emblem>
  );
}
