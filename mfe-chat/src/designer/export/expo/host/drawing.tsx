import { Svg } from 'react-native-svg';
import type { DrawingProps } from '../../../render/primitives/host';
import { useUnit } from './unit';

export { Circle, Image, Path, Rect } from 'react-native-svg';

export function Drawing({ width, height, viewBox, fit, label, children }: DrawingProps) {
  const unit = useUnit();
  return (
    <Svg
      width={width * unit}
      height={height * unit}
      viewBox={viewBox ?? `0 0 ${width} ${height}`}
      fill="none"
      style={{ flexShrink: 0 }}
      {...(fit ? { preserveAspectRatio: fit } : {})}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </Svg>
  );
}
