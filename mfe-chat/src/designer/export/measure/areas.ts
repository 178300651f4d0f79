import type { AnyLayer, Area } from './layers';

export const meets = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  one.x + one.width > other.x &&
  one.y < other.y + other.height &&
  one.y + one.height > other.y;

/** Returns the intersection, empty if there is none. */
export function shared(one: Area, other: Area): Area {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** Returns the layer and its descendants. */
export const within = (layer: AnyLayer): AnyLayer[] =>
  layer.is === 'box' ? [layer, ...layer.children.flatMap(within)] : [layer];
