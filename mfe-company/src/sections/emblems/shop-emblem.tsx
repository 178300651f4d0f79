import { Leaf } from '@appling/ui/leaf';
import { Emblem, type EmblemProps } from './emblem';

export function ShopEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-sun" stands="bottom" {...props}>
      <circle className="fill-paper" cx="299" cy="-44" r="38" />
      <path className="fill-paper" d="M65 16H318V700H65Z" />
      <path
        className="fill-cut-brick"
        d="M49 16h57v56a28.500 28.500 0 0 1-57 0ZM163 16h57v56a28.500 28.500 0 0 1-57 0ZM277 16h57v56a28.500 28.500 0 0 1-57 0Z"
      />
      <path className="fill-cut-dusk" d="M95 127h86v573H95Z" />
      <path className="fill-cut-glass" d="M206 127h86v51h-86Z" />
      <Leaf
        base={[326, 330]}
        tip={[424, 84]}
        width={0.46}
        bend={-0.06}
        veins={6}
        fill="fill-cut-shade"
        ground="fill-sun"
      />
    </Emblem>
  );
}
