import { Emblem, type EmblemProps } from './emblem';
import { TwoLeaves } from './two-leaves';

/** Plant pot with a seedling. */
export function PotEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-story-pocket" {...props}>
      <circle className="fill-sun" cx="192" cy="108" r="106" />
      <rect className="fill-cut-shade" x="187" y="96" width="10" height="80" rx="5" />
      <TwoLeaves at={[192, 124]} size={64} left="fill-cut-shade" right="fill-leaf" />
      <rect className="fill-cut-brick" x="62" y="160" width="260" height="48" rx="14" />
      <path className="fill-cut-brick" d="M84 200H300L258 500H126Z" />
    </Emblem>
  );
}
