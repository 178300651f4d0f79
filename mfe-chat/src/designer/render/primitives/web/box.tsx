import { boxStyle } from '../box-style';
import type { BoxProps } from '../host';
import { inDirection } from './in-direction';

export function Box({ as: Tag = 'span', style, children, ...rest }: BoxProps) {
  return (
    <Tag style={{ ...boxStyle, ...inDirection(style) }} {...rest}>
      {children}
    </Tag>
  );
}
