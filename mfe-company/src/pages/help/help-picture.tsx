import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { SkyDisc } from '@appling/ui/sky';
import { Picture } from '../../sections/picture';

const drops = [
  [372, 214],
  [402, 196],
  [352, 252],
  [390, 254],
  [368, 294],
] as const;

/** A watering can above a small plant. */
export function HelpPicture() {
  return (
    <Picture>
      <SkyDisc centre={[92, 84]} radius={66} />
      <g transform="rotate(16 160 200)">
        <path
          className="fill-none stroke-cut-shade stroke-[15]"
          d="M78 196C16 196 12 300 84 300"
          strokeLinecap="round"
        />
        <path
          className="fill-none stroke-cut-shade stroke-[13]"
          d="M98 176C104 112 196 112 206 172"
        />
        <path className="fill-leaf" d="M210 268L300 138L324 156L226 312Z" />
        <path className="fill-cut-shade" d="M280 126L346 172L334 188L270 142Z" />
        <path
          className="fill-leaf"
          d="M82 166H214L230 330A16 16 0 0 1 214 346H82A16 16 0 0 1 66 330Z"
        />
        <Blossom centre={[146, 262]} radius={44} rotation={-10} />
      </g>
      {drops.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          className="fill-info"
          d={`M${x} ${y - 13}C${x + 12} ${y + 3} ${x + 9} ${y + 13} ${x} ${y + 13}S${x - 12} ${y + 3} ${x} ${y - 13}Z`}
        />
      ))}
      <path
        className="fill-none stroke-stem stroke-[8]"
        strokeLinecap="round"
        d="M360 424C360 396 356 376 360 346"
      />
      <Leaf
        base={[360, 392]}
        tip={[432, 316]}
        width={0.42}
        veins={5}
        fill="fill-leaf"
        bend={-0.06}
      />
      <Leaf base={[360, 398]} tip={[292, 338]} width={0.42} veins={5} fill="fill-cut-deep" />
      <path className="fill-soil" d="M244 440C276 412 318 404 356 404S424 414 440 440Z" />
    </Picture>
  );
}
