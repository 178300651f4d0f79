import type { AnyLayer, BoxLayer, MeasuredScreen } from '../measure/layers';
import { edge } from '../measure/rounded';
import { around, drawingShape } from './drawing';
import type { FillImage, Interaction, Shape } from './format';
import { uuidOf } from './ids';
import { cornersOf, fillsOf, shadowOf, solid, strokeOf } from './styles';
import { textShape } from './text';

export interface Known {
  /** Undefined if the design has no such screen. */
  boardOf: (screen: string) => string | undefined;
  images: Readonly<Record<string, FillImage>>;
}

function interactionsOf({ lead }: BoxLayer, { boardOf }: Known): { interactions?: Interaction[] } {
  if (!lead) return {};
  if ('back' in lead) return { interactions: [{ eventType: 'click', actionType: 'prev-screen' }] };
  const destination = boardOf(lead.to);
  if (!destination) return {};
  const leads = { actionType: 'navigate', destination, preserveScroll: false } as const;
  return { interactions: [{ eventType: 'click', ...leads }] };
}

/** Penpot has no borders on single sides, so they become rectangles. */
const edges = ({ borders, area }: BoxLayer, key: string): Shape[] =>
  borders
    .filter(({ side }) => side !== 'all')
    .map(({ side, width, color }) => ({
      id: uuidOf(`${key}/${side}`),
      name: 'Border',
      type: 'rect',
      area: edge(area, side, width),
      fills: [solid(color)],
      strokes: [],
      ...cornersOf([0, 0, 0, 0]),
    }));

const plain = { fills: [], strokes: [] };
const opacityOf = ({ opacity }: BoxLayer) => (opacity < 1 ? { opacity } : {});

function boxShape(layer: BoxLayer, key: string, known: Known): Shape | undefined {
  const { area, name, fill, borders, corners, clips, children, lead } = layer;
  if (area.width <= 0 || area.height <= 0) return undefined;
  const base = { id: uuidOf(key), name: name || 'Box' };
  const leads = interactionsOf(layer, known);
  const look = {
    fills: fillsOf(fill, area),
    strokes: borders.filter(({ side }) => side === 'all').map((each) => strokeOf(each, 'inner')),
    ...cornersOf(corners),
    ...shadowOf(layer, key),
  };
  const inside = [...shapesIn(children, key, known), ...edges(layer, key)];
  const more = { ...leads, ...opacityOf(layer) };
  if (clips)
    return { ...base, type: 'frame', area, clipContent: true, ...look, ...more, shapes: inside };
  const isSeen = look.fills.length > 0 || look.strokes.length > 0 || look.shadow !== undefined;
  // An invisible tap target needs a shape too.
  const needsGround = isSeen || lead !== undefined;
  if (inside.length === 0)
    return needsGround ? { ...base, type: 'rect', area, ...look, ...more } : undefined;
  const ground: Shape = {
    id: uuidOf(`${key}/ground`),
    name: 'Background',
    type: 'rect',
    area,
    ...look,
  };
  const shapes = needsGround ? [ground, ...inside] : inside;
  return { ...base, type: 'group', area: around(shapes), ...plain, ...more, shapes };
}

function shapesIn(layers: readonly AnyLayer[], key: string, known: Known): Shape[] {
  return layers.flatMap((layer, at) => {
    const own = `${key}/${at}`;
    if (layer.is === 'text') return textShape(layer, uuidOf(own));
    if (layer.is === 'drawing') return drawingShape(layer, own, known.images) ?? [];
    return boxShape(layer, own, known) ?? [];
  });
}

export function boardShape({ root, name }: MeasuredScreen, key: string, known: Known): Shape {
  return {
    id: uuidOf(key),
    name,
    type: 'frame',
    area: { ...root.area, width: 390, height: 844 },
    clipContent: true,
    fills: fillsOf(root.fill, root.area),
    strokes: [],
    ...cornersOf([0, 0, 0, 0]),
    shapes: shapesIn(root.children, key, known),
  };
}
