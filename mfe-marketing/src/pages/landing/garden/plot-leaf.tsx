import { Blossom } from '@appling/ui/blossom';
import { Leaf } from '@appling/ui/leaf';

/** The leaf to the left of a plot, and to the right of the last one, behind the phones. */
export function PlotLeaf({ index, side = 'left' }: { index: number; side?: 'left' | 'right' }) {
  const isDeep = index % 2 === 0;
  return (
    <svg className="garden-leaf" data-side={side} viewBox="0 0 100 300" aria-hidden="true">
      <Leaf
        base={[50, 310]}
        tip={isDeep ? [32, 20] : [84, 44]}
        width={0.36}
        bend={isDeep ? -0.06 : 0.05}
        fill={isDeep ? 'fill-cut-deep' : 'fill-cut-second'}
        ground="fill-surface-sunken"
      />
    </svg>
  );
}

export function PlotBlossom({ index }: { index: number }) {
  if (index !== 2 && index !== 3 && index !== 1) return null;
  const isSun = index === 3;
  return (
    <svg className="garden-blossom" data-plot={index} viewBox="0 0 80 80" aria-hidden="true">
      <Blossom
        centre={[40, 40]}
        radius={40}
        rotation={index * 14}
        fill={isSun ? 'fill-sun' : 'fill-blossom'}
        eye={isSun ? 'fill-blossom' : 'fill-sun'}
      />
    </svg>
  );
}
