/* A measured screen as plain data, for design tools. Numbers are px of the phone, 390 × 844; x is not mirrored. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Color {
  /** `#rrggbb` */
  hex: string;
  /** 0 to 1 */
  alpha: number;
}

/** `angle` in degrees as in CSS: 0 is up, 90 is right. */
export type Fill =
  | { is: 'color'; color: Color }
  | { is: 'gradient'; angle: number; stops: readonly { at: number; color: Color }[] };

/** Clockwise from the upper left. */
export type Corners = readonly [number, number, number, number];

export interface Border {
  side: 'all' | 'top' | 'right' | 'bottom' | 'left';
  width: number;
  color: Color;
  isDashed: boolean;
}

export interface Shadow {
  x: number;
  y: number;
  blur: number;
  spread: number;
  color: Color;
}

export type Lead = { to: string } | { back: true };

interface Layer {
  area: Area;
  /** Layer name in design tools; empty if it has no meaning. */
  name: string;
}

export interface BoxLayer extends Layer {
  is: 'box';
  fill?: Fill;
  corners: Corners;
  borders: readonly Border[];
  shadows: readonly Shadow[];
  opacity: number;
  clips: boolean;
  lead?: Lead;
  children: readonly AnyLayer[];
}

export interface TextLine extends Area {
  text: string;
  baseline: number;
}

export interface TextLayer extends Layer {
  is: 'text';
  lines: readonly TextLine[];
  /** In order of preference. */
  families: readonly string[];
  size: number;
  weight: number;
  isItalic: boolean;
  /** Letter spacing in px. */
  tracking: number;
  /** Line height in px. */
  leading: number;
  color: Color;
  align: 'left' | 'center' | 'right';
  line?: 'underline' | 'line-through';
  direction: 'ltr' | 'rtl';
}

export interface Outline {
  /** Absolute commands `M L C Z`, in px of the phone. */
  d: string;
  fill?: Color;
  stroke?: Color;
  /** In px of the phone. */
  strokeWidth: number;
  isRound: boolean;
  dashes: readonly number[];
}

export interface DrawingLayer extends Layer {
  is: 'drawing';
  /** Id of the visitor's own picture, and its area before cropping. */
  image?: { id: string; area: Area };
  outlines: readonly Outline[];
  /** Crops a drawing larger than its area. */
  clips: boolean;
}

export type AnyLayer = BoxLayer | TextLayer | DrawingLayer;

export interface MeasuredScreen {
  id: string;
  name: string;
  root: BoxLayer;
}
