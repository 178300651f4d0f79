import type { TextProps } from '../host';
import { textElement } from '../text-element';

export function Text({ as: Tag = 'span', said, ...text }: TextProps) {
  return (
    <Tag {...textElement(text)}>
      {text.children}
      {said && text.phone.live && <span data-said="">{` ${said}`}</span>}
    </Tag>
  );
}
