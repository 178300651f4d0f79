import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';
import { Picture } from '../../sections/picture';

/** A seedling under a glass bell. */
export function SecurityPicture() {
  return (
    <Picture>
      <circle className="fill-stem" cx="220" cy="40" r="20" />
      <path className="fill-info-tint" d="M76 400V202A144 144 0 0 1 364 202V400Z" />
      <path
        className="fill-none stroke-canvas stroke-[10]"
        strokeLinecap="round"
        d="M104 330V204A116 116 0 0 1 150 112"
      />
      <path
        className="fill-none stroke-stem stroke-[9]"
        strokeLinecap="round"
        d="M222 390C222 330 214 280 222 190"
      />
      <Leaf
        base={[220, 330]}
        tip={[336, 232]}
        width={0.42}
        bend={-0.06}
        veins={6}
        fill="fill-leaf"
        ground="fill-info-tint"
      />
      <Leaf
        base={[219, 300]}
        tip={[120, 214]}
        width={0.42}
        bend={0.06}
        veins={6}
        fill="fill-cut-deep"
        ground="fill-info-tint"
      />
      <Blossom centre={[222, 164]} radius={54} rotation={10} />
      <path className="fill-soil" d="M106 400C130 362 180 352 220 352S310 362 334 400Z" />
      <path className="fill-stem" d="M56 396H384A18 18 0 0 1 384 432H56A18 18 0 0 1 56 396Z" />
    </Picture>
  );
}
