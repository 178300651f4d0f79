import { Emblem, type EmblemProps } from './emblem';

/** A pile of stones with a sprout on top. */
export function StonesEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-paper-tint" {...props}>
      <g transform="translate(17 -36) scale(0.91)">
        <ellipse className="fill-on-leaf" cx="192" cy="317" rx="159" ry="50" />
        <ellipse className="fill-blossom" cx="192" cy="249" rx="127" ry="38" />
        <ellipse className="fill-cut-shade" cx="192" cy="203" rx="95" ry="29" />
        <ellipse className="fill-sun" cx="192" cy="165" rx="63" ry="22" />
        <path
          className="fill-cut-shade"
          d="M192 154C150 160 128 138 133 110C136 96 141 84 142 71C166 72 184 82 192 96C204 70 228 52 261 42C263 64 268 84 271 104C276 140 246 160 192 154Z"
        />
      </g>
    </Emblem>
  );
}
