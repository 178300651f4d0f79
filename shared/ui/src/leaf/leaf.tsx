import { type LeafShape, leafPaths } from '../art/leaf';

/** Props of {@link Leaf}: the shape, in the units of the surrounding svg, and two class names. */
export interface LeafProps extends LeafShape {
  /** Class that fills the leaf, e.g. `fill-leaf`, `fill-cut-deep`. */
  fill?: string;
  /** Class that fills the slits: the colour of the ground behind the leaf. */
  ground?: string;
  /** Class of the group, e.g. for a sway. */
  className?: string;
}

/** One cut-paper leaf, for use inside an `<svg>`. */
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
