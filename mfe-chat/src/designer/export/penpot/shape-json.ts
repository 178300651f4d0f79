import type { Area } from '../measure/layers';
import type { PathCommand, Shape } from './format';
import { ROOT_ID } from './ids';
import { round } from './styles';

const still = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** Penpot stores the position in several forms. */
function geometry({ x, y, width, height }: Area) {
  const [x1, y1, w, h] = [x, y, width, height].map(round) as [number, number, number, number];
  const [x2, y2] = [round(x1 + w), round(y1 + h)];
  return {
    x: x1,
    y: y1,
    width: w,
    height: h,
    rotation: 0,
    selrect: { x: x1, y: y1, width: w, height: h, x1, y1, x2, y2 },
    points: [
      { x: x1, y: y1 },
      { x: x2, y: y1 },
      { x: x2, y: y2 },
      { x: x1, y: y2 },
    ],
    transform: still,
    transformInverse: still,
    flipX: null,
    flipY: null,
  };
}

const moved = (content: readonly PathCommand[], dx: number, dy: number): PathCommand[] =>
  content.map(({ command, params }) => {
    const placed: Record<string, number> = {};
    for (const [name, value] of Object.entries(params))
      placed[name] = round(value + (name.endsWith('x') ? dx : dy));
    return { command, params: placed };
  });

interface Around {
  pageId: string;
  parentId: string;
  frameId: string;
}

export type ShapeJson = Record<string, unknown> & { id: string; type: Shape['type'] | 'frame' };

/** Serialises a shape with its children, moved to its board's position on the page. */
export function shapeJson(shape: Shape, at: { x: number; y: number }, around: Around): ShapeJson[] {
  const { id, area, ...own } = shape;
  const place = geometry({ ...area, x: area.x + at.x, y: area.y + at.y });
  const common = { id, ...own, ...place, ...around };
  const hasImage = 'fills' in shape && shape.fills.some((fill) => 'fillImage' in fill);
  // Penpot keeps the aspect ratio of image fills.
  const ratio = hasImage ? Number((area.width / area.height).toFixed(5)) : 1;
  const proportion = shape.type === 'text' ? {} : { proportion: ratio, proportionLock: hasImage };
  if (shape.type === 'path')
    return [{ ...common, ...proportion, content: moved(shape.content, at.x, at.y) }];
  if (shape.type !== 'frame' && shape.type !== 'group') return [{ ...common, ...proportion }];
  const frameId = shape.type === 'frame' ? id : around.frameId;
  const board = shape.type === 'frame' ? { hideFillOnExport: false } : {};
  const children = shape.shapes.flatMap((child) =>
    shapeJson(child, at, { ...around, parentId: id, frameId }),
  );
  const shapes = shape.shapes.map((child) => child.id);
  return [{ ...common, ...proportion, ...board, shapes }, ...children];
}

export const rootJson = (pageId: string, shapes: readonly string[]): ShapeJson => ({
  id: ROOT_ID,
  name: 'Root Frame',
  type: 'frame',
  ...geometry({ x: 0, y: 0, width: 0, height: 0 }),
  width: 0.01,
  height: 0.01,
  selrect: { x: 0, y: 0, width: 0.01, height: 0.01, x1: 0, y1: 0, x2: 0.01, y2: 0.01 },
  points: [
    { x: 0, y: 0 },
    { x: 0.01, y: 0 },
    { x: 0.01, y: 0.01 },
    { x: 0, y: 0.01 },
  ],
  parentId: ROOT_ID,
  frameId: ROOT_ID,
  pageId,
  hideFillOnExport: false,
  proportion: 1,
  proportionLock: false,
  r1: 0,
  r2: 0,
  r3: 0,
  r4: 0,
  strokes: [],
  fills: [{ fillColor: '#FFFFFF', fillOpacity: 1 }],
  shapes,
});
