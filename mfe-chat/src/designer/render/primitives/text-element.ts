import type { CSSProperties, ReactNode } from 'react';
import { sizeIn } from '../../themes/measure';
import type { Phone } from '../phone';
import type { TextProps } from './host';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Numbers and Latin words in right-to-left apps keep their order and align right. */
const isForeign = ({ design }: Phone, words: ReactNode): boolean =>
  design.direction === 'rtl' && typeof words === 'string' && !rightToLeft.test(words);

/** Returns style and attributes of a text, with a legible colour for its background. */
export function textElement({
  phone,
  on,
  tone = 'text',
  size,
  weight = 400,
  face = 'text',
  tracking,
  leading,
  style,
  children,
  ...rest
}: Omit<TextProps, 'as' | 'said'>) {
  const drawn = sizeIn(phone.paint.look, size) * phone.paint.scale(face);
  const large = drawn >= 24 || (drawn >= 18.66 && weight >= 700);
  const { type } = phone.paint.look;
  const own: CSSProperties = {
    display: 'block',
    flexShrink: 0,
    maxWidth: '100%',
    whiteSpace: 'pre-line',
    fontFamily: phone.paint.family(face),
    fontSize: drawn,
    fontWeight:
      face === 'display'
        ? Math.min(800, Math.max(400, Math.round(weight + (type.weight - 680))))
        : weight,
    letterSpacing: drawn * (tracking ?? (face === 'display' ? type.tracking : 0)),
    lineHeight: leading ?? (face === 'display' ? 1.1 : 1.3),
    color: phone.paint.on(on, tone, large ? 'large' : 'body'),
    ...(isForeign(phone, children) ? { direction: 'ltr', textAlign: 'right' } : {}),
    ...style,
  };
  return { style: own, ...rest };
}
