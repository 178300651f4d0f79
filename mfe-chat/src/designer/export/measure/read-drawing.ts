import { colorOf, px } from './css-values';
import type { Area, DrawingLayer, Outline } from './layers';
import { parsePath, transformed, writePath, type Matrix } from './path';
import type { Place } from './read-text';

const attribute = (element: Element, name: string) => px(element.getAttribute(name) ?? '');

/** The `d` of a path, a circle or a rectangle. */
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

/** From an element's own units to px of the phone. */
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

function readOutline(element: SVGGraphicsElement, place: Place): Outline | undefined {
  const style = getComputedStyle(element);
  const matrix = matrixOf(element, place);
  const opacity = Number(style.opacity || 1);
  const fill = colorOf(style.fill, Number(style.fillOpacity || 1) * opacity);
  const stroke = colorOf(style.stroke, Number(style.strokeOpacity || 1) * opacity);
  const segments = transformed(parsePath(outlineOf(element)), matrix);
  if (segments.length === 0 || (!fill && !stroke)) return undefined;
  const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  const dashes = style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[\s,]+/);
  return {
    d: writePath(segments),
    ...(fill ? { fill } : {}),
    ...(stroke ? { stroke } : {}),
    strokeWidth: px(style.strokeWidth || '1') * scale,
    isRound: style.strokeLinecap === 'round',
    dashes: dashes.map((length) => px(length) * scale),
  };
}

/** Whether a drawing reaches beyond its place: a picture that fills it is cut. */
function isLarger(outlines: readonly Outline[], { x, y, width, height }: Area): boolean {
  return outlines.some(({ d }) =>
    [...d.matchAll(/(-?[\d.]+)[ ](-?[\d.]+)/g)].some(([, left, top]) => {
      const [dx, dy] = [Number(left) - x, Number(top) - y];
      return dx < -0.5 || dy < -0.5 || dx > width + 0.5 || dy > height + 0.5;
    }),
  );
}

const icon = '0 0 24 24';

export function readDrawing(svg: SVGSVGElement, place: Place): DrawingLayer | undefined {
  const area = place(svg.getBoundingClientRect());
  const shapes = svg.querySelectorAll<SVGGraphicsElement>('path, circle, rect');
  const outlines = Array.from(shapes).flatMap((shape) => readOutline(shape, place) ?? []);
  if (outlines.length === 0) return undefined;
  const label = svg.getAttribute('aria-label');
  const name = label ?? (svg.getAttribute('viewBox') === icon ? 'Icon' : 'Drawing');
  return { is: 'drawing', name, area, outlines, clips: isLarger(outlines, area) };
}
