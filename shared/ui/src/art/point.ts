export type Point = readonly [x: number, y: number];

/** Rounds to one decimal: a picture contains thousands of coordinates. */
export function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

export function points(...list: readonly Point[]): string {
  return list.map(([x, y]) => `${coordinate(x)} ${coordinate(y)}`).join(' ');
}
