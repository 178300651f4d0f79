import type { Area, Color, Corners, Fill } from '../measure/layers';
import { gradientLine, roundedPath } from '../measure/rounded';
import { element } from '../xml';

/** Definitions and unique layer names of one file. */
export interface Sheet {
  /** Prefix of ids, so that one file can contain several screens. */
  prefix: string;
  defs: string[];
  layers: Set<string>;
  /** Data URLs of own pictures by id. */
  images: Readonly<Record<string, string>>;
}

export const createSheet = (images: Sheet['images']): Sheet => ({
  prefix: '',
  defs: [],
  layers: new Set(),
  images,
});

const idOf = ({ prefix, defs }: Sheet, kind: string) => `${prefix}${kind}-${defs.length + 1}`;

/** Splits a colour into the attributes for hex and opacity. */
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

/** Returns the URL of a clip path. */
export function cut(area: Area, corners: Corners, sheet: Sheet): string {
  const id = idOf(sheet, 'clip');
  sheet.defs.push(element('clipPath', { id }, element('path', { d: roundedPath(area, corners) })));
  return `url(#${id})`;
}

/** Returns the URL of a blur filter. */
export function blurred(blur: number, sheet: Sheet): string {
  const id = idOf(sheet, 'blur');
  const size = { x: '-50%', y: '-50%', width: '200%', height: '200%' };
  sheet.defs.push(
    element('filter', { id, ...size }, element('feGaussianBlur', { stdDeviation: blur / 2 })),
  );
  return `url(#${id})`;
}

/** Returns a unique name for design tools: `Home/Checklist/Row 2`. */
export function layerName(path: string, { layers, prefix }: Sheet): string {
  const own = prefix + path;
  let name = own;
  for (let count = 2; layers.has(name); count++) name = `${own} ${count}`;
  layers.add(name);
  return name;
}
