import type { Area, Color, Corners, Fill } from '../measure/layers';
import { gradientLine, roundedPath } from '../measure/rounded';
import { element } from '../xml';

/** What the shapes of one file share: definitions, and names of layers, none twice. */
export interface Sheet {
  /** Before every id, so that several screens fit into one file. */
  prefix: string;
  defs: string[];
  layers: Set<string>;
  /** Addresses that hold the visitor's own pictures, by their ids. */
  images: Readonly<Record<string, string>>;
}

export const createSheet = (images: Sheet['images']): Sheet => ({
  prefix: '',
  defs: [],
  layers: new Set(),
  images,
});

const idOf = ({ prefix, defs }: Sheet, kind: string) => `${prefix}${kind}-${defs.length + 1}`;

/** A colour as one attribute takes it, and how much of it is seen as another. */
export const paint = (name: 'fill' | 'stroke' | 'stop', color: Color | undefined) => ({
  [name === 'stop' ? 'stop-color' : name]: color?.hex ?? 'none',
  [`${name}-opacity`]: color && color.alpha < 1 ? String(color.alpha) : undefined,
});

export function filled(fill: Fill, area: Area, sheet: Sheet) {
  if (fill.is === 'color') return paint('fill', fill.color);
  const id = idOf(sheet, 'paint');
  const stops = fill.stops.map(({ at, color }) =>
    element('stop', { offset: String(at), ...paint('stop', color) }),
  );
  const line = gradientLine(area, fill.angle);
  sheet.defs.push(
    element('linearGradient', { id, gradientUnits: 'userSpaceOnUse', ...line }, stops.join('')),
  );
  return { fill: `url(#${id})` };
}

/** Returns the address of a shape that cuts what is drawn in it. */
export function cut(area: Area, corners: Corners, sheet: Sheet): string {
  const id = idOf(sheet, 'clip');
  sheet.defs.push(element('clipPath', { id }, element('path', { d: roundedPath(area, corners) })));
  return `url(#${id})`;
}

/** A soft shadow as a filter that blurs. */
export function blurred(blur: number, sheet: Sheet): string {
  const id = idOf(sheet, 'blur');
  const size = { x: '-50%', y: '-50%', width: '200%', height: '200%' };
  sheet.defs.push(
    element('filter', { id, ...size }, element('feGaussianBlur', { stdDeviation: blur / 2 })),
  );
  return `url(#${id})`;
}

/** `Home/Checklist/Row 2`: what design tools list, and never the same twice. */
export function layerName(path: string, { layers, prefix }: Sheet): string {
  const own = prefix + path;
  let name = own;
  for (let count = 2; layers.has(name); count++) name = `${own} ${count}`;
  layers.add(name);
  return name;
}
