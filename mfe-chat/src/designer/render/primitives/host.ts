import type { AriaAttributes, CSSProperties, ReactElement, ReactNode } from 'react';
import type { Action } from '../../model/parts';
import type { Ground, Typeface } from '../../model/theme';
import type { Tone } from '../../themes/paint';
import type { StateKey } from '../component-state';
import type { Phone } from '../phone';

/*
 * What views are made of. A host draws each of these: the web with elements (`web/`), a picture with boxes that satori
 * lays out (`svg/picture-host.tsx`). Props are what React Native has too: flexbox styles, roles and aria attributes, and
 * handlers that take values instead of DOM events.
 */

/** What a view may say of the look: boxes laid out by flexbox, and texts in them. */
export type Style = Pick<
  CSSProperties,
  | 'alignItems'
  | 'alignSelf'
  | 'backgroundColor'
  | 'backgroundImage'
  | 'border'
  | 'borderLeft'
  | 'borderRadius'
  | 'borderRight'
  | 'borderTop'
  | 'bottom'
  | 'boxShadow'
  | 'color'
  | 'display'
  | 'flexBasis'
  | 'flexDirection'
  | 'flexGrow'
  | 'flexShrink'
  | 'flexWrap'
  | 'fontStyle'
  | 'gap'
  | 'height'
  | 'justifyContent'
  | 'left'
  | 'marginBottom'
  | 'marginLeft'
  | 'marginRight'
  | 'marginTop'
  | 'maxWidth'
  | 'minHeight'
  | 'minWidth'
  | 'opacity'
  | 'overflow'
  | 'padding'
  | 'paddingBottom'
  | 'paddingLeft'
  | 'paddingRight'
  | 'paddingTop'
  | 'pointerEvents'
  | 'position'
  | 'right'
  | 'textAlign'
  | 'textDecoration'
  | 'top'
  | 'width'
>;

/** What a box or text is, by the element that means it; hosts without elements take the role that it has. */
export type Meaning =
  'div' | 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'p' | 'h2' | 'h3' | 'article' | 'nav' | 'span';

export interface BoxProps extends AriaAttributes {
  as?: Meaning;
  style?: Style | undefined;
  children?: ReactNode;
  role?: string;
  /** The reading direction within; without it, that around it. */
  dir?: 'ltr' | 'rtl';
  /** Marks for tests and exports; they change nothing. */
  [mark: `data-${string}`]: string | undefined;
}

export interface TextProps extends AriaAttributes {
  phone: Phone;
  /** What it lies on: the colour is worked out from it, so that it reads. */
  on: Ground;
  tone?: Tone | undefined;
  /** In px. */
  size: number;
  /** 100 to 900. */
  weight?: number | undefined;
  face?: Typeface | 'display' | 'text' | undefined;
  as?: Meaning;
  /** Space between letters as a ratio of the size. */
  tracking?: number | undefined;
  /** Height of a line as a ratio of the size. */
  leading?: number | undefined;
  style?: Style | undefined;
  children: ReactNode;
  /**
   * What a screen reader says after the visible words. With it the name of a control contains what is written on it
   * (WCAG 2.5.3), which an `aria-label` in its place would not.
   */
  said?: string | false | undefined;
}

/** Takes a tap where the phone is live, and is a box in a picture. */
export interface TapProps extends AriaAttributes {
  phone: Phone;
  style?: Style | undefined;
  onTap?: (() => void) | undefined;
  disabled?: boolean;
  action?: Action | undefined;
  /** The screen that `onTap` may show, for exports of a phone that is not live. */
  leadsTo?: string | undefined;
  /** Whose tap it is: an action keeps its state under it. */
  source?: StateKey;
  role?: string;
  children?: ReactNode;
}

/** Takes text where the phone is live, and shows it in a picture. */
export interface InputProps extends Pick<
  TextProps,
  'phone' | 'on' | 'size' | 'weight' | 'face' | 'tracking' | 'leading' | 'style'
> {
  label: string;
  value: string;
  /** Without it, the label. */
  placeholder?: string | undefined;
  onType: (text: string) => void;
  onEnter?: () => void;
  type?: 'search' | 'email' | 'password';
  /** The keyboard it needs. */
  inputMode?: 'decimal';
  multiline?: boolean | undefined;
  /** In characters. */
  maxLength: number;
  /** How the text differs where nobody types. */
  still?: Pick<TextProps, 'face' | 'leading' | 'tone' | 'tracking'>;
}

/** Hides what does not fit and scrolls to it where the phone is live. */
export interface ScrollProps extends BoxProps {
  phone: Phone;
  /** Without it, what does not fit stays hidden. */
  axis?: 'x' | 'y' | undefined;
}

/** A vector drawing. */
export interface DrawingProps {
  width: number;
  height: number;
  /** Without it, `0 0 width height`. */
  viewBox?: string;
  /** How the view box fills the drawing, as SVG says it. */
  fit?: string;
  /** Says what is seen; without it the drawing is decoration. */
  label?: string | undefined;
  children?: ReactNode;
}

/** A surface to draw on where the phone is live. */
export interface PadProps {
  phone: Phone;
  label: string;
  /** Its size in the units that `onDrag` gives. */
  width: number;
  height: number;
  /** Follows a finger, a mouse or a pen; `isStart` where it touches down. */
  onDrag: (x: number, y: number, isStart: boolean) => void;
  /** What the Enter key does, for those who cannot drag. */
  onEnter: () => void;
  style?: Style;
  children: ReactNode;
}

interface ShapeProps {
  fill?: string;
  fillOpacity?: number;
  stroke?: string;
  strokeOpacity?: number;
  strokeWidth?: number | undefined;
  strokeLinecap?: 'round';
  strokeLinejoin?: 'round';
  strokeDasharray?: string;
  transform?: string;
}
export interface PathProps extends ShapeProps {
  d: string;
}
export interface CircleProps extends ShapeProps {
  cx: number;
  cy: number;
  r: number;
}
export interface RectProps extends ShapeProps {
  x: number;
  y: number;
  width: number;
  height: number;
  rx?: number;
}

/** An image in a drawing, from its upper left. */
export interface ImageProps {
  href: string;
  width: number;
  height: number;
  'data-picture': string;
}

export type Primitive<Props> = (props: Props) => ReactElement;

/** What a host has to draw; rows and icons are made of these. */
export interface Host {
  Box: Primitive<BoxProps>;
  Text: Primitive<TextProps>;
  Tap: Primitive<TapProps>;
  Input: Primitive<InputProps>;
  Scroll: Primitive<ScrollProps>;
  Drawing: Primitive<DrawingProps>;
  Pad: Primitive<PadProps>;
  Path: Primitive<PathProps>;
  Circle: Primitive<CircleProps>;
  Rect: Primitive<RectProps>;
  Image: Primitive<ImageProps>;
}
