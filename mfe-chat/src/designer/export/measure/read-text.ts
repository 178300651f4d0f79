import { colorOf, px } from './css-values';
import type { Area, TextLayer, TextLine } from './layers';

/** From page coordinates to px of the phone. */
export type Place = (rect: DOMRect) => Area;

interface Piece {
  text: string;
  rect: DOMRect;
}

let range: Range | undefined;
/** Reuses one range, because browsers update every range when the document changes. */
function rangeOf(node: Text, start: number, end: number): Range {
  range ??= document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Words with trailing space; scripts that break inside words, such as Chinese, by letter. */
function* piecesOf(node: Text): Generator<Piece> {
  for (const { index, 0: word } of node.data.matchAll(/\S+\s*/gu)) {
    const letters = word.trimEnd();
    const whole = rangeOf(node, index, index + letters.length);
    const rects = whole.getClientRects();
    const tops = new Set(Array.from(rects, ({ top, height }) => Math.round(top + height / 2)));
    if (tops.size <= 1) {
      yield { text: word, rect: whole.getBoundingClientRect() };
      continue;
    }
    for (const { segment, index: at } of graphemes.segment(letters)) {
      const from = index + at;
      const letter = rangeOf(node, from, from + segment.length);
      yield { text: segment, rect: letter.getBoundingClientRect() };
    }
    const rest = word.slice(letters.length);
    if (rest) yield { text: rest, rect: new DOMRect() };
  }
}

const union = (one: DOMRect, other: DOMRect): DOMRect => {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const [right, bottom] = [Math.max(one.right, other.right), Math.max(one.bottom, other.bottom)];
  return new DOMRect(x, y, right - x, bottom - y);
};

const tidy = (text: string) => text.trim().replaceAll(/\s+/gu, ' ');

/** Measures unbroken text in one step. */
function onlyLineOf(node: Text): Piece | undefined {
  const { data } = node;
  const start = data.length - data.trimStart().length;
  const [rect, ...others] = rangeOf(node, start, data.trimEnd().length).getClientRects();
  return rect && others.length === 0 ? { text: tidy(data), rect } : undefined;
}

/** In reading order. */
function linesOf(node: Text): Piece[] {
  const only = onlyLineOf(node);
  if (only) return [only];
  const lines: Piece[] = [];
  for (const { text, rect } of piecesOf(node)) {
    const line = lines.at(-1);
    const isSame = line && Math.abs(line.rect.y - rect.y) < Math.max(1, rect.height / 2);
    if (line && rect.width === 0) line.text += text;
    else if (line && isSame) {
      line.text += text;
      line.rect = union(line.rect, rect);
    } else lines.push({ text, rect });
  }
  return lines.map(({ text, rect }) => ({ text: tidy(text), rect }));
}

const families = new Map<string, readonly string[]>();
function familiesOf(value: string): readonly string[] {
  const known = families.get(value);
  if (known) return known;
  const names = value.split(',').map((name) => name.trim().replaceAll(/^["']|["']$/g, ''));
  families.set(value, names);
  return names;
}

const aligned = (value: string, isRightToLeft: boolean): TextLayer['align'] => {
  if (value === 'center' || value === 'left' || value === 'right') return value;
  return (value === 'end') === isRightToLeft ? 'left' : 'right';
};

/** Ratio of the line height, by CSS font. */
const ascents = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;
function ascentOf(font: string): number {
  const known = ascents.get(font);
  if (known !== undefined) return known;
  canvas ??= document.createElement('canvas').getContext('2d');
  if (canvas) canvas.font = font;
  const metrics = canvas?.measureText('x');
  const ascent = metrics?.fontBoundingBoxAscent ?? 0.8;
  const ratio = ascent / (ascent + (metrics?.fontBoundingBoxDescent ?? 0.2));
  ascents.set(font, ratio);
  return ratio;
}

/** Returns undefined if nothing is visible. */
export function readText(
  node: Text,
  parent: HTMLElement,
  style: CSSStyleDeclaration,
  place: Place,
): TextLayer | undefined {
  if (node.data.trim() === '') return undefined;
  const color = colorOf(style.color);
  if (!color) return undefined;
  const { fontStyle, fontWeight, fontSize, fontFamily, direction, textDecorationLine } = style;
  const ascent = ascentOf(`${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`);
  const lines = linesOf(node).map(({ text, rect }): TextLine => {
    const area = place(rect);
    return { ...area, text, baseline: area.y + area.height * ascent };
  });
  if (lines.length === 0) return undefined;
  const area = place(parent.getBoundingClientRect());
  const size = px(fontSize);
  const line = (['underline', 'line-through'] as const).find((each) =>
    textDecorationLine.includes(each),
  );
  return {
    is: 'text',
    name: lines.map(({ text }) => text).join(' '),
    area,
    lines,
    families: familiesOf(fontFamily),
    size,
    weight: Number(fontWeight) || 400,
    isItalic: fontStyle === 'italic',
    tracking: px(style.letterSpacing),
    leading: px(style.lineHeight) || size * 1.3,
    color,
    align: aligned(style.textAlign, direction === 'rtl'),
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    ...(line ? { line } : {}),
  };
}
