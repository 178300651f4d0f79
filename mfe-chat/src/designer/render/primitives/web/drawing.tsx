import type {
  CircleProps,
  DrawingProps,
  ImageProps,
  PathProps,
  Primitive,
  RectProps,
} from '../host';

/** Returns the SVG tag itself: thumbnails have thousands of shapes, and a component for each would be slow. */
const tag = <Props,>(name: 'path' | 'circle' | 'rect' | 'image') =>
  name as unknown as Primitive<Props>;

export const Path = tag<PathProps>('path');
export const Circle = tag<CircleProps>('circle');
export const Rect = tag<RectProps>('rect');
export const Image = tag<ImageProps>('image');

export function Drawing({ viewBox, fit, label, ...rest }: DrawingProps) {
  return (
    <svg
      viewBox={viewBox ?? `0 0 ${rest.width} ${rest.height}`}
      preserveAspectRatio={fit}
      fill="none"
      style={{ display: 'block', flexShrink: 0 }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    />
  );
}
