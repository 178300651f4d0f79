import { Emblem, type EmblemProps } from './emblem';
import { TwoLeaves } from './two-leaves';

/** A padlock with a sprout as keyhole. */
export function LockEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-paper-sky" {...props}>
      <path
        className="fill-none stroke-on-leaf"
        strokeWidth="23"
        d="M141 150V104a51 51 0 0 1 102 0V150"
      />
      <rect className="fill-cut-water" x="101" y="133" width="182" height="134" rx="26" />
      <rect className="fill-paper-sky" x="188" y="200" width="8" height="46" rx="4" />
      <TwoLeaves at={[192, 216]} size={54} />
    </Emblem>
  );
}
