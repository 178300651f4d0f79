/*
 * A screen as a browser laid it out, as plain data: what drawings for design tools are made from. Numbers are px of the
 * phone, 390 × 844; left is left, whatever the reading direction.
 */
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

/** `angle` in degrees as CSS counts them: 0 is up, 90 to the right. */
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

/** Where a tap leads: a screen's id, or back. */
export type Lead = { to: string } | { back: true };

interface Layer {
  area: Area;
  /** What design tools list; empty where it means nothing. */
  name: string;
}

export interface BoxLayer extends Layer {
  is: 'box';
  fill?: Fill;
  corners: Corners;
  borders: readonly Border[];
  shadows: readonly Shadow[];
  opacity: number;
  /** Hides what of its children lies outside. */
  clips: boolean;
  lead?: Lead;
  children: readonly AnyLayer[];
}

export interface TextLine extends Area {
  text: string;
  /** Where the letters stand. */
  baseline: number;
}

/** Letters of one look, line by line as they were broken. */
export interface TextLayer extends Layer {
  is: 'text';
  lines: readonly TextLine[];
  /** Families in the order they are tried. */
  families: readonly string[];
  size: number;
  weight: number;
  isItalic: boolean;
  /** Space between letters, in px. */
  tracking: number;
  /** Height of a line, in px. */
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

/** A drawn picture or an icon, or a picture of the visitor's own. */
export interface DrawingLayer extends Layer {
  is: 'drawing';
  /** A picture of the visitor's own by its id, and where it lies: part of it may be cut. */
  image?: { id: string; area: Area };
  outlines: readonly Outline[];
  /** A drawing that fills its area may be larger than it. */
  clips: boolean;
}

export type AnyLayer = BoxLayer | TextLayer | DrawingLayer;

export interface MeasuredScreen {
  id: string;
  name: string;
  root: BoxLayer;
}
