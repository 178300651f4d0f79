import type { BoxProps } from '../../../render/primitives/host';
import { inDirection } from '../../../render/primitives/web/in-direction';

/** A flexbox column; see `.box` in index.css. */
export function Box({
  as: Tag = 'span',
  className,
  style,
  children,
  ...rest
}: BoxProps & { className?: string }) {
  return (
    <Tag className={className ? `box ${className}` : 'box'} style={inDirection(style)} {...rest}>
      {children}
    </Tag>
  );
}
