import { Platform, Text as NativeText, type TextStyle } from 'react-native';
import type { TextProps } from '../../../render/primitives/host';
import { textElement } from '../../../render/primitives/text-element';
import { fontOf } from './font-of';
import { nativeStyle } from './native-style';
import { spoken } from './spoken';
import { useUnit } from './unit';

/** The start of the line, which phones call `left` in both directions. */
const startOf = (direction: 'ltr' | 'rtl'): TextStyle['textAlign'] =>
  Platform.OS === 'web' && direction === 'rtl' ? 'right' : 'left';

export function Text({ as, said, children, ...text }: TextProps) {
  const unit = useUnit();
  const { phone, face = 'text' } = text;
  const { style, ...rest } = textElement({ ...text, children });
  const { direction } = phone.design;
  const leading = Number(style.lineHeight) * Number(style.fontSize);
  const own: TextStyle = {
    ...nativeStyle(style, unit),
    ...fontOf(phone.paint, face, Number(style.fontWeight)),
    lineHeight: leading * unit,
    textAlign: startOf(direction),
    writingDirection: direction,
  };
  const shown = typeof children === 'string' ? `${children} ` : '';
  const words = said ? { 'aria-label': shown + said } : {};
  return (
    <NativeText style={own} {...spoken({ as, ...rest })} {...words}>
      {children}
    </NativeText>
  );
}
