import { Leaf } from '@appling/shared/ui/leaf';

const leaves = [
  { base: [9, 30], tip: [5, 14], bend: -0.06 },
  { base: [28, 30], tip: [32, 4], bend: 0.06 },
  { base: [48, 30], tip: [54, 16], bend: 0.06 },
] as const;

/** Three small leaves that rise in turn. The word beside them says the same. */
export function TypingLeaves() {
  return (
    <svg className="h-7.5 w-13" viewBox="0 0 60 32" aria-hidden="true">
      {leaves.map(({ base, tip, bend }) => (
        <Leaf
          key={tip[0]}
          className="chat-typing-leaf"
          base={[...base]}
          tip={[...tip]}
          bend={bend}
          width={0.46}
          veins={0}
          fill="fill-leaf-deep"
          ground="fill-surface"
        />
      ))}
    </svg>
  );
}
