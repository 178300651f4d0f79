import { Leaf } from '@appling/ui/leaf';

const leaves = [
  { base: [9, 30], tip: [5, 14], bend: -0.06 },
  { base: [28, 30], tip: [32, 4], bend: 0.06 },
  { base: [48, 30], tip: [54, 16], bend: 0.06 },
] as const;

/** Decorative images with their own animation, which needs no main thread; text gives the same information. */
export function TypingLeaves() {
  return (
    <span className="grid h-7.5 w-13" aria-hidden="true">
      {leaves.map(({ base, tip, bend }) => (
        <svg key={tip[0]} className="chat-typing-leaf size-full" viewBox="0 0 60 32">
          <Leaf
            base={[...base]}
            tip={[...tip]}
            bend={bend}
            width={0.46}
            veins={0}
            fill="fill-leaf-deep"
            ground="fill-surface"
          />
        </svg>
      ))}
    </span>
  );
}
