import { Leaf } from '@appling/ui/leaf';
import { Emblem, type EmblemProps } from './emblem';

/** From the outside in: tip, bend, color. */
const swatches: [tip: [number, number], bend: number, fill: string][] = [
  [[18, 158], -0.03, 'fill-on-leaf'],
  [[366, 158], 0.03, 'fill-leaf'],
  [[84, 50], -0.03, 'fill-cut-berry'],
  [[300, 50], 0.03, 'fill-sun'],
  [[192, 8], 0, 'fill-blossom'],
];

/** Leaves spread like a fan of color samples. */
export function SwatchesEmblem(props: EmblemProps) {
  return (
    <Emblem ground="bg-story-wander" {...props}>
      {swatches.map(([tip, bend, fill]) => (
        <Leaf
          key={fill}
          base={[192, 292]}
          tip={tip}
          width={bend === 0 ? 0.38 : 0.4}
          bend={bend}
          veins={0}
          fill={fill}
          ground="fill-story-wander"
        />
      ))}
      <circle className="fill-paper" cx="192" cy="262" r="16" />
    </Emblem>
  );
}
