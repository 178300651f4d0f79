import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';

export function LeafStrip() {
  return (
    <div aria-hidden="true" className="mt-10 h-32 overflow-hidden sm:h-44 lg:hidden">
      <svg
        viewBox="0 -8 390 128"
        preserveAspectRatio="xMidYMax"
        className="size-full overflow-visible"
      >
        <Leaf base={[470, 150]} tip={[560, 30]} width={0.42} />
        <Leaf base={[-90, 150]} tip={[-190, 24]} width={0.42} bend={-0.06} />
        <Leaf base={[120, 150]} tip={[-60, 10]} width={0.4} fill="fill-cut-deep" />
        <Leaf base={[130, 150]} tip={[270, -6]} width={0.38} />
        <Leaf base={[300, 160]} tip={[450, 20]} width={0.4} bend={-0.06} fill="fill-cut-deep" />
        <Blossom centre={[292, 84]} radius={24} rotation={8} />
      </svg>
    </div>
  );
}
