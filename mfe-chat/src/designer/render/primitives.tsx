import type { AriaAttributes, CSSProperties, ElementType, ReactNode } from 'react';
import { icons } from '../drawings/drawing-data';
import type { IconName } from '../drawings/icons';
import type { Action } from '../model/parts';
import type { Ground } from '../model/theme';
import type { Tone } from '../themes/paint';
import { inDirection } from './in-direction';
import type { Phone } from './phone';

/*
 * The few things phones are made of. They are plain functions without hooks, because the picture writer calls them
 * itself; boxes are flexboxes with their direction said aloud, because that is what browsers and Yoga agree on.
 */

interface BoxProps extends AriaAttributes {
  as?: ElementType;
  style?: CSSProperties;
  children?: ReactNode;
  role?: string;
  tabIndex?: number;
  dir?: 'ltr' | 'rtl';
  [data: `data-${string}`]: string | undefined;
}

/** What every sheet says of all elements (no margins and paddings, borders inside) is not said again of each. */
const boxStyle: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  minWidth: 0,
};

export function Box({ as: Tag = 'span', style, children, ...rest }: BoxProps) {
  return (
    <Tag style={{ ...boxStyle, ...inDirection(style) }} {...rest}>
      {children}
    </Tag>
  );
}

export function Row({ style, ...rest }: BoxProps) {
  return <Box style={{ flexDirection: 'row', alignItems: 'center', ...style }} {...rest} />;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Numbers and Latin words on a screen that reads from the right: they keep their own order, at the right edge. */
const isForeign = ({ design }: Phone, words: ReactNode): boolean =>
  design.direction === 'rtl' && typeof words === 'string' && !rightToLeft.test(words);

interface TextProps extends AriaAttributes {
  phone: Phone;
  on: Ground;
  tone?: Tone;
  size: number;
  weight?: number;
  face?: 'display' | 'text' | 'newsreader';
  as?: ElementType;
  tracking?: number;
  leading?: number;
  style?: CSSProperties;
  children: ReactNode;
  /**
   * What a screen reader says after the visible words; style sheets hide `[data-said]`. With it the name of a control
   * contains what is written on it (WCAG 2.5.3), which an `aria-label` in its place would not.
   */
  said?: string | false | undefined;
}

export function Text({
  phone,
  on,
  tone = 'text',
  size,
  weight = 400,
  face = 'text',
  as: Tag = 'span',
  tracking,
  leading,
  style,
  children,
  said,
  ...rest
}: TextProps) {
  const large = size >= 24 || (size >= 18.66 && weight >= 700);
  const { type } = phone.paint.look;
  return (
    <Tag
      style={{
        display: 'block',
        flexShrink: 0,
        maxWidth: '100%',
        whiteSpace: 'pre-line',
        fontFamily: phone.paint.family(face),
        fontSize: size,
        fontWeight:
          face === 'display'
            ? Math.min(800, Math.max(400, Math.round(weight + (type.weight - 680))))
            : weight,
        letterSpacing: size * (tracking ?? (face === 'display' ? type.tracking : 0)),
        lineHeight: leading ?? (face === 'display' ? 1.1 : 1.3),
        color: phone.paint.on(on, tone, large ? 'large' : 'body'),
        ...(isForeign(phone, children) ? { direction: 'ltr', textAlign: 'right' } : {}),
        ...style,
      }}
      {...rest}
    >
      {children}
      {said && phone.live && <span data-said="">{` ${said}`}</span>}
    </Tag>
  );
}

export function Icon({
  name,
  color,
  size = 24,
  stroke = 2,
  along,
}: {
  name: IconName;
  color: string;
  size?: number;
  stroke?: number;
  /** The phone in whose reading direction the icon points; without it, as it is drawn. */
  along?: Phone;
}) {
  const turned = along?.design.direction === 'rtl' ? { transform: 'matrix(-1 0 0 1 24 0)' } : {};
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden
      style={{ display: 'block', flexShrink: 0 }}
    >
      <path
        d={icons[name]}
        {...turned}
        stroke={color}
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const tapStyle: CSSProperties = {
  appearance: 'none',
  border: 'none',
  backgroundColor: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  alignItems: 'stretch',
};

interface TapProps extends AriaAttributes {
  phone: Phone;
  style?: CSSProperties;
  onTap?: (() => void) | undefined;
  disabled?: boolean;
  action?: Action | undefined;
  /** The id of the component that is tapped; an action keeps its state under it. */
  source?: string;
  role?: string;
  children?: ReactNode;
}

/** A real button where there is a browser, a box in a picture. */
export function Tap({ phone, style, onTap, action, source = '', children, ...rest }: TapProps) {
  if (!phone.live) return <Box style={style}>{children}</Box>;
  const pressed = action?.do === 'toggle' ? { 'aria-pressed': phone.value(source, false) } : {};
  const tap = () => {
    if (action) phone.act(action, source);
    onTap?.();
  };
  return (
    <button
      type="button"
      style={{ ...boxStyle, ...tapStyle, ...inDirection(style) }}
      onClick={tap}
      {...pressed}
      {...rest}
    >
      {children}
    </button>
  );
}
