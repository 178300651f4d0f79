import { Emblem, type EmblemProps } from './emblem';

/** A form with one field cut out. */
export function FormEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-story-clinic" {...props}>
      <g transform="rotate(-6 160 150)">
        <rect className="fill-paper" x="62" y="18" width="206" height="264" rx="26" />
        <rect className="fill-leaf" x="88" y="48" width="154" height="42" rx="14" />
        <rect className="fill-blossom" x="88" y="108" width="154" height="42" rx="14" />
        <rect className="fill-story-clinic" x="88" y="168" width="154" height="42" rx="14" />
        <rect className="fill-on-leaf" x="88" y="230" width="84" height="30" rx="15" />
      </g>
      <rect
        className="fill-sun"
        x="206"
        y="196"
        width="154"
        height="42"
        rx="14"
        transform="rotate(28 283 217)"
      />
    </Emblem>
  );
}
