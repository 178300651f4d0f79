import type { AriaAttributes, CSSProperties, ReactElement, ReactNode } from 'react';
import type { Action } from '../../model/parts';
import type { Ground, Typeface } from '../../model/theme';
import type { Tone } from '../../themes/paint';
import type { StateKey } from '../component-state';
import type { Phone } from '../phone';

/*
 * Primitives of views. Hosts draw them: the web with elements (`web/`), pictures with boxes for satori
 * (`svg/picture-host.tsx`). Props exist in React Native too: flexbox, roles, aria attributes, no DOM events.
 */

/** Styles that every host supports. */
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

/** Semantic element; hosts without elements use its role. */
export type Meaning =
  'div' | 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'p' | 'h2' | 'h3' | 'article' | 'nav' | 'span';

export interface BoxProps extends AriaAttributes {
  as?: Meaning;
  style?: Style | undefined;
  children?: ReactNode;
  role?: string;
  /** Inherited by default. */
  dir?: 'ltr' | 'rtl';
  /** For tests and exports; no visible effect. */
  [mark: `data-${string}`]: string | undefined;
}

export interface TextProps extends AriaAttributes {
  phone: Phone;
  /** Background, which determines a legible colour. */
  on: Ground;
  tone?: Tone | undefined;
  /** In px. */
  size: number;
  /** 100 to 900. */
  weight?: number | undefined;
  face?: Typeface | 'display' | 'text' | undefined;
  as?: Meaning;
  /** Letter spacing as a ratio of the size. */
  tracking?: number | undefined;
  /** Line height as a ratio of the size. */
  leading?: number | undefined;
  style?: Style | undefined;
  children: ReactNode;
  /** Hidden text after the visible text, so that the accessible name contains the visible text (WCAG 2.5.3). */
  said?: string | false | undefined;
}

/** A plain box in pictures. */
export interface TapProps extends AriaAttributes {
  phone: Phone;
  style?: Style | undefined;
  onTap?: (() => void) | undefined;
  disabled?: boolean;
  action?: Action | undefined;
  /** The screen that `onTap` may show, for exports. */
  leadsTo?: string | undefined;
  /** Key of an action's state. */
  source?: StateKey;
  role?: string;
  children?: ReactNode;
}

/** Shows only its text in pictures. */
export interface InputProps extends Pick<
  TextProps,
  'phone' | 'on' | 'size' | 'weight' | 'face' | 'tracking' | 'leading' | 'style'
> {
  label: string;
  value: string;
  /** Default: the label. */
  placeholder?: string | undefined;
  onType: (text: string) => void;
  onEnter?: () => void;
  type?: 'search' | 'email' | 'password';
  inputMode?: 'decimal';
  multiline?: boolean | undefined;
  /** In characters. */
  maxLength: number;
  /** Text props in pictures. */
  still?: Pick<TextProps, 'face' | 'leading' | 'tone' | 'tracking'>;
}

/** Scrolls only on live phones. */
export interface ScrollProps extends BoxProps {
  phone: Phone;
  /** Without it, overflow stays hidden. */
  axis?: 'x' | 'y' | undefined;
}

export interface DrawingProps {
  width: number;
  height: number;
  /** Default: `0 0 width height`. */
  viewBox?: string;
  /** `preserveAspectRatio` in SVG syntax. */
  fit?: string;
  /** Accessible name; without it the drawing is decorative. */
  label?: string | undefined;
  children?: ReactNode;
}

export interface PadProps {
  phone: Phone;
  label: string;
  /** In the units of `onDrag`. */
  width: number;
  height: number;
  /** For touch, mouse and pen; `isStart` on touch down. */
  onDrag: (x: number, y: number, isStart: boolean) => void;
  /** Keyboard alternative to dragging. */
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

export interface ImageProps {
  href: string;
  width: number;
  height: number;
  'data-picture': string;
}

export type Primitive<Props> = (props: Props) => ReactElement;

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
