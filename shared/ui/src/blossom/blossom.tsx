import { type BlossomShape, blossomPaths } from '../art/blossom';

export interface BlossomProps extends BlossomShape {
  fill?: string;
  eye?: string;
  className?: string;
}

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
