import type { TextProps } from '../host';
import { textStyle } from '../text-style';

export function Text({
  phone,
  on,
  tone,
  size,
  weight,
  face,
  as: Tag = 'span',
  tracking,
  leading,
  style,
  children,
  said,
  ...rest
}: TextProps) {
  const described = { phone, on, tone, size, weight, face, tracking, leading, style, children };
  return (
    <Tag style={textStyle(described)} {...rest}>
      {children}
      {said && phone.live && <span data-said="">{` ${said}`}</span>}
    </Tag>
  );
}
