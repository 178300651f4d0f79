import { arc } from './arc';

/** In absolute coordinates; `C` has two control points and an end point. */
export type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** As in SVG and CSS: x' = a x + c y + e, y' = b x + d y + f. */
export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

const lengths: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const commands = /([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi;
const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
/** Arc flags may have no separator after them. */
const arcNumbers =
  /([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([01])[\s,]*([01])[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi;

const numbersIn = (letter: string, text: string): number[] =>
  letter === 'A'
    ? [...text.matchAll(arcNumbers)].flatMap(([, ...parts]) => parts.map(Number))
    : (text.match(number) ?? []).map(Number);

class Pen {
  x = 0;
  y = 0;
  startX = 0;
  startY = 0;
  /** The control point that `S` or `T` mirrors, and its command. */
  handle: readonly [string, number, number] = ['', 0, 0];
  readonly segments: Segment[] = [];

  to(letter: 'M' | 'L', x: number, y: number) {
    this.segments.push([letter, x, y]);
    [this.x, this.y] = [x, y];
  }
  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
    this.segments.push(['C', x1, y1, x2, y2, x, y]);
    [this.x, this.y] = [x, y];
  }
  quadratic(qx: number, qy: number, x: number, y: number) {
    const third = (from: number, to: number) => from + (2 / 3) * (to - from);
    this.curve(third(this.x, qx), third(this.y, qy), third(x, qx), third(y, qy), x, y);
    this.handle = ['Q', qx, qy];
  }
  mirrored(kind: string): readonly [number, number] {
    const [of, x, y] = this.handle;
    return of === kind ? [2 * this.x - x, 2 * this.y - y] : [this.x, this.y];
  }
}

function draw(pen: Pen, letter: string, values: readonly number[]): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
  const { x, y } = pen;
  if (letter === 'M') [pen.startX, pen.startY] = [a, b];
  if (letter === 'M' || letter === 'L') pen.to(letter, a, b);
  else if (letter === 'H') pen.to('L', a, y);
  else if (letter === 'V') pen.to('L', x, a);
  else if (letter === 'Q') return pen.quadratic(a, b, c, d);
  else if (letter === 'T') return pen.quadratic(...pen.mirrored('Q'), a, b);
  else if (letter === 'A')
    for (const each of arc([x, y], [a, b, c, d === 1, e === 1], [f, g])) pen.curve(...each);
  else if (letter === 'C' || letter === 'S') {
    const [x1, y1, x2, y2, toX, toY] =
      letter === 'C' ? [a, b, c, d, e, f] : [...pen.mirrored('C'), a, b, c, d];
    pen.curve(x1, y1, x2, y2, toX, toY);
    pen.handle = ['C', x2, y2];
    return;
  }
  pen.handle = ['', 0, 0];
}

/** Makes coordinates absolute; `H`, `V` and `A` do not consist of pairs only. */
function absolute(letter: string, values: readonly number[], { x, y }: Pen): number[] {
  if (letter === 'H') return values.map((value) => value + x);
  if (letter === 'V') return values.map((value) => value + y);
  const first = letter === 'A' ? 5 : 0;
  return values.map((value, at) => (at < first ? value : value + ((at - first) % 2 ? y : x)));
}

/** Parses the `d` attribute; ignores everything after an error, as SVG requires. */
export function parsePath(d: string): Segment[] {
  const pen = new Pen();
  for (const [, sign = '', text = ''] of d.matchAll(commands)) {
    let letter = sign.toUpperCase();
    const isRelative = sign !== letter;
    if (letter === 'Z') {
      pen.segments.push(['Z']);
      [pen.x, pen.y, pen.handle] = [pen.startX, pen.startY, ['', 0, 0]];
      continue;
    }
    const values = numbersIn(letter, text);
    const length = lengths[letter] ?? 0;
    for (let at = 0; at + length <= values.length; at += length) {
      const own = values.slice(at, at + length);
      draw(pen, letter, isRelative ? absolute(letter, own, pen) : own);
      // Further points of `M` are lines.
      if (letter === 'M') letter = 'L';
    }
  }
  return pen.segments;
}

function moved(segment: Segment, { a, b, c, d, e, f }: Matrix): Segment {
  const placed: (string | number)[] = [segment[0]];
  for (let at = 1; at < segment.length; at += 2) {
    const x = Number(segment[at]);
    const y = Number(segment[at + 1]);
    placed.push(a * x + c * y + e, b * x + d * y + f);
  }
  return placed as unknown as Segment;
}

export const transformed = (segments: readonly Segment[], matrix: Matrix): Segment[] =>
  segments.map((segment) => moved(segment, matrix));

const short = (value: number) => String(Math.round(value * 100) / 100 + 0);

/** Rounds to hundredths of a px. */
export function writePath(segments: readonly Segment[]): string {
  let text = '';
  for (const segment of segments) {
    text += segment[0];
    for (let at = 1; at < segment.length; at += 1)
      text += (at > 1 ? ' ' : '') + short(Number(segment[at]));
  }
  return text;
}
