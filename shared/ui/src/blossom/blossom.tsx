import { type BlossomShape, blossomPaths } from '../art/blossom';

/** Props of {@link Blossom}: the shape, in the units of the surrounding svg, and two class names. */
export interface BlossomProps extends BlossomShape {
  /** Class that fills the petals. */
  fill?: string;
  /** Class that fills the eye; `fill-blossom` on a sun flower. */
  eye?: string;
  className?: string;
}

/** One cut-paper blossom, for use inside an `<svg>`. */
export function Blossom({
  fill = 'fill-blossom',
  eye = 'fill-sun',
  className,
  ...shape
}: BlossomProps) {
  const paths = blossomPaths(shape);
  return (
    <g className={className}>
      <path className={fill} d={paths.petals} />
      <path className={eye} d={paths.eye} />
    </g>
  );
}
