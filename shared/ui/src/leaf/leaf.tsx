import { type LeafShape, leafPaths } from '../art/leaf';

export interface LeafProps extends LeafShape {
  fill?: string;
  /** Class that fills the slits: the colour behind the leaf. */
  ground?: string;
  className?: string;
}

export function Leaf({
  fill = 'fill-leaf',
  ground = 'fill-canvas',
  className,
  ...shape
}: LeafProps) {
  const { outline, midrib, veins } = leafPaths(shape);
  return (
    <g className={className}>
      <path className={fill} d={outline} />
      <g className={ground}>
        <path d={midrib} />
        {veins.map((vein) => (
          <path key={vein} d={vein} />
        ))}
      </g>
    </g>
  );
}
