import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { Picture } from '../../sections/picture';

/** A balance with a leaf and a blossom. */
export function TermsPicture() {
  return (
    <Picture>
      <g className="fill-none stroke-stem stroke-[5]" strokeLinecap="round" strokeLinejoin="round">
        <path d="M24 292L92 124L160 292" />
        <path d="M280 292L348 124L416 292" />
      </g>
      <path
        className="fill-none stroke-stem stroke-[14]"
        strokeLinecap="round"
        d="M92 124C160 96 280 96 348 124M220 104V400"
      />
      <circle className="fill-sun" cx="220" cy="66" r="46" />
      <Leaf base={[92, 300]} tip={[100, 152]} width={0.42} veins={6} fill="fill-leaf" />
      <Blossom centre={[348, 236]} radius={62} rotation={10} />
      <path className="fill-cut-shade" d="M10 288H174A82 74 0 0 1 10 288Z" />
      <path className="fill-cut-shade" d="M266 288H430A82 74 0 0 1 266 288Z" />
      <path className="fill-stem" d="M114 436A106 56 0 0 1 326 436Z" />
    </Picture>
  );
}
