import { inGroup } from '../../drawings/in-group';
import type { PictureName } from '../../drawings/picture-names';
import { colorOf, px } from './css-values';
import type { Area, DrawingLayer, Outline } from './layers';
import { parsePath, transformed, writePath, type Matrix, type Segment } from './path';
import type { Place } from './read-text';

const attribute = (element: Element, name: string) => px(element.getAttribute(name) ?? '');

function outlineOf(element: Element): string {
  if (element.localName === 'circle') {
    const [x, y, r] = ['cx', 'cy', 'r'].map((name) => attribute(element, name)) as [
      number,
      number,
      number,
    ];
    return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  }
  if (element.localName === 'rect') {
    const [x, y, width, height, rx] = ['x', 'y', 'width', 'height', 'rx'].map((name) =>
      attribute(element, name),
    ) as [number, number, number, number, number];
    const r = Math.min(rx, width / 2, height / 2);
    const turn = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
    return `M${x + r} ${y}H${x + width - r}${turn(r, r)}V${y + height - r}${turn(-r, r)}H${x + r}${turn(-r, -r)}V${y + r}${turn(r, -r)}Z`;
  }
  return element.getAttribute('d') ?? '';
}

/** From the element's units to px of the phone. */
function matrixOf(element: SVGGraphicsElement, place: Place): Matrix {
  const own = element.getScreenCTM() ?? new DOMMatrix();
  const origin = place(new DOMRect(own.e, own.f, 0, 0));
  const scale = place(new DOMRect(0, 0, 1, 1)).width;
  return {
    a: own.a * scale,
    b: own.b * scale,
    c: own.c * scale,
    d: own.d * scale,
    e: origin.x,
    f: origin.y,
  };
}

/** Cache of parsed icons with a limited size. */
const parsed = new Map<string, Segment[]>();
function segmentsOf(d: string): Segment[] {
  const segments = parsed.get(d) ?? parsePath(d);
  if (parsed.size > 500) parsed.clear();
  parsed.set(d, segments);
  return segments;
}

interface Placed {
  outline: Outline;
  segments: readonly Segment[];
}

function readOutline(element: SVGGraphicsElement, matrix: Matrix): Placed | undefined {
  const style = getComputedStyle(element);
  const opacity = Number(style.opacity || 1);
  const fill = colorOf(style.fill, Number(style.fillOpacity || 1) * opacity);
  const stroke = colorOf(style.stroke, Number(style.strokeOpacity || 1) * opacity);
  if (!fill && !stroke) return undefined;
  const segments = transformed(segmentsOf(outlineOf(element)), matrix);
  if (segments.length === 0) return undefined;
  const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  const { strokeDasharray } = style;
  const dashes = strokeDasharray === 'none' ? [] : strokeDasharray.split(/[\s,]+/);
  const outline = {
    d: writePath(segments),
    ...(fill ? { fill } : {}),
    ...(stroke ? { stroke } : {}),
    strokeWidth: px(style.strokeWidth || '1') * scale,
    isRound: style.strokeLinecap === 'round',
    dashes: dashes.map((length) => px(length) * scale),
  };
  return { outline, segments };
}

/** A larger drawing must be clipped. */
function isLarger(placed: readonly Placed[], { x, y, width, height }: Area): boolean {
  const isOutside = (segment: Segment) => {
    for (let at = 1; at < segment.length; at += 2) {
      const [right, down] = [Number(segment[at]) - x, Number(segment[at + 1]) - y];
      if (right < -0.5 || right > width + 0.5 || down < -0.5 || down > height + 0.5) return true;
    }
    return false;
  };
  return placed.some(({ segments }) => segments.some(isOutside));
}

const icon = '0 0 24 24';

function readImage(svg: SVGSVGElement, { a, d, e, f }: Matrix): DrawingLayer['image'] {
  const image = svg.querySelector('image');
  const { own } = inGroup((image?.dataset['picture'] ?? '') as PictureName) ?? {};
  if (!image || own === undefined) return undefined;
  const [width, height] = [attribute(image, 'width') * a, attribute(image, 'height') * d];
  return { id: own, area: { x: e, y: f, width, height } };
}

const reachesOver = (inner: Area, outer: Area): boolean =>
  inner.x < outer.x - 0.5 ||
  inner.y < outer.y - 0.5 ||
  inner.x + inner.width > outer.x + outer.width + 0.5 ||
  inner.y + inner.height > outer.y + outer.height + 0.5;

export function readDrawing(svg: SVGSVGElement, place: Place): DrawingLayer | undefined {
  const area = place(svg.getBoundingClientRect());
  const shapes = svg.querySelectorAll<SVGGraphicsElement>('path, circle, rect');
  const matrix = matrixOf(svg, place);
  const placed = Array.from(shapes).flatMap((shape) => {
    const own = shape.hasAttribute('transform') ? matrixOf(shape, place) : matrix;
    return readOutline(shape, own) ?? [];
  });
  const image = readImage(svg, matrix);
  if (placed.length === 0 && !image) return undefined;
  const label = svg.getAttribute('aria-label');
  const name =
    label ?? (svg.getAttribute('viewBox') === icon ? 'Icon' : image ? 'Picture' : 'Drawing');
  const clips = image ? reachesOver(image.area, area) : isLarger(placed, area);
  const outlines = placed.map(({ outline }) => outline);
  return { is: 'drawing', name, area, outlines, clips, ...(image ? { image } : {}) };
}
