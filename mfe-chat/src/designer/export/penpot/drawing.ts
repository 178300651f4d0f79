import type { Area, DrawingLayer, Outline } from '../measure/layers';
import { parsePath, type Segment } from '../measure/path';
import type { FillImage, PathCommand, Shape } from './format';
import { uuidOf } from './ids';
import { cornersOf, round, solid, strokeOf } from './styles';

/** Penpot rejects shapes of size 0. */
const LEAST = 0.01;

function commandOf([letter, ...values]: Segment): PathCommand {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
  if (letter === 'Z') return { command: 'close-path', params: {} };
  if (letter === 'C')
    return { command: 'curve-to', params: { c1x: a, c1y: b, c2x: c, c2y: d, x: e, y: f } };
  return { command: letter === 'M' ? 'move-to' : 'line-to', params: { x: a, y: b } };
}

const between = (from: number, c1: number, c2: number, to: number, at: number) =>
  (1 - at) ** 3 * from + 3 * (1 - at) ** 2 * at * c1 + 3 * (1 - at) * at ** 2 * c2 + at ** 3 * to;

/** Returns the zeros of a Bézier curve's derivative on one axis. */
function turns(from: number, c1: number, c2: number, to: number): number[] {
  const a = 3 * (to - from) + 9 * (c1 - c2);
  const b = 6 * (from + c2) - 12 * c1;
  const c = 3 * (c1 - from);
  const root = Math.sqrt(b * b - 4 * a * c);
  const found = Math.abs(a) < 1e-9 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  return found.filter((at) => at > 0 && at < 1);
}

/** Bounds of the curve itself, because control points may be far outside. */
export function extentOf(content: readonly PathCommand[]): Area {
  const points: [number, number][] = [];
  let [fromX, fromY] = [0, 0];
  for (const { command, params } of content) {
    const { x = fromX, y = fromY, c1x = 0, c1y = 0, c2x = 0, c2y = 0 } = params;
    const isCurve = command === 'curve-to';
    const places = isCurve ? [...turns(fromX, c1x, c2x, x), ...turns(fromY, c1y, c2y, y)] : [];
    for (const at of places)
      points.push([between(fromX, c1x, c2x, x, at), between(fromY, c1y, c2y, y, at)]);
    points.push([x, y]);
    [fromX, fromY] = [x, y];
  }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x,
    y,
    width: Math.max(LEAST, Math.max(...xs) - x),
    height: Math.max(LEAST, Math.max(...ys) - y),
  };
}

function pathShape(outline: Outline, name: string, id: string): Shape {
  const { fill, stroke, strokeWidth, isRound, dashes } = outline;
  const content = parsePath(outline.d).map(commandOf);
  const cap = isRound ? ({ strokeCapStart: 'round', strokeCapEnd: 'round' } as const) : {};
  const line = stroke && { width: strokeWidth, color: stroke, isDashed: dashes.length > 0 };
  return {
    id,
    name,
    type: 'path',
    area: extentOf(content),
    content,
    fills: fill ? [solid(fill)] : [],
    strokes: line ? [{ ...strokeOf(line, 'center'), ...cap }] : [],
  };
}

function imageShapes(
  { image, name }: DrawingLayer,
  key: string,
  images: Readonly<Record<string, FillImage>>,
): Shape[] {
  const fillImage = image && images[image.id];
  if (!fillImage) return [];
  const fills = [{ fillImage, fillOpacity: 1 }];
  const id = uuidOf(`${key}/image`);
  return [
    { id, name, type: 'rect', area: image.area, fills, strokes: [], ...cornersOf([0, 0, 0, 0]) },
  ];
}

/** Returns a path, picture, group or clipping board; undefined for a missing picture. */
export function drawingShape(
  layer: DrawingLayer,
  key: string,
  images: Readonly<Record<string, FillImage>>,
): Shape | undefined {
  const { outlines, name, clips, area } = layer;
  const id = uuidOf(key);
  const paths = [
    ...imageShapes(layer, key, images),
    ...outlines.map((outline, at) =>
      pathShape(outline, `${name} ${at + 1}`, uuidOf(`${key}/${at}`)),
    ),
  ];
  if (paths.length === 0) return undefined;
  const [only, ...others] = paths;
  if (clips) {
    const plain = { fills: [], strokes: [], r1: 0, r2: 0, r3: 0, r4: 0 };
    return { id, name, type: 'frame', area, clipContent: true, ...plain, shapes: paths };
  }
  if (only && others.length === 0) return { ...only, id, name };
  return { id, name, type: 'group', area: around(paths), fills: [], strokes: [], shapes: paths };
}

export function around(shapes: readonly Shape[]): Area {
  const areas = shapes.map(({ area }) => area);
  const [x, y] = [
    Math.min(...areas.map((each) => each.x)),
    Math.min(...areas.map((each) => each.y)),
  ];
  return {
    x,
    y,
    width: round(Math.max(...areas.map((each) => each.x + each.width)) - x),
    height: round(Math.max(...areas.map((each) => each.y + each.height)) - y),
  };
}
