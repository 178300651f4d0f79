type Point = readonly [x: number, y: number];
/** Two control points and an end point. */
export type Cubic = readonly [number, number, number, number, number, number];

const angleOf = ([ux, uy]: Point, [vx, vy]: Point) =>
  Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);

/** Converts an elliptical arc to cubic curves (SVG 2, appendix B.2.4). */
export function arc(
  from: Point,
  [wantedX, wantedY, rotation, isLarge, isClockwise]: readonly [
    number,
    number,
    number,
    boolean,
    boolean,
  ],
  to: Point,
): Cubic[] {
  let [rx, ry] = [Math.abs(wantedX), Math.abs(wantedY)];
  if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1]))
    return [[...from, ...to, ...to]];
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX];
  const excess = (x / rx) ** 2 + (y / ry) ** 2;
  if (excess > 1) [rx, ry] = [rx * Math.sqrt(excess), ry * Math.sqrt(excess)];
  const [a, b] = [(rx * y) ** 2 + (ry * x) ** 2, (rx * ry) ** 2];
  const root = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, (b - a) / a));
  const center: Point = [(root * rx * y) / ry, (-root * ry * x) / rx];
  const begin: Point = [(x - center[0]) / rx, (y - center[1]) / ry];
  const end: Point = [(-x - center[0]) / rx, (-y - center[1]) / ry];
  const first = angleOf([1, 0], begin);
  let sweep = angleOf(begin, end);
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const place = (px: number, py: number): Point => {
    const [ex, ey] = [rx * px + center[0], ry * py + center[1]];
    return [cos * ex - sin * ey + middleX, sin * ex + cos * ey + middleY];
  };
  return Array.from({ length: count }, (_, index) => {
    const [at, next] = [first + index * step, first + (index + 1) * step];
    const [c1, s1, c2, s2] = [Math.cos(at), Math.sin(at), Math.cos(next), Math.sin(next)];
    return [
      ...place(c1 - handle * s1, s1 + handle * c1),
      ...place(c2 + handle * s2, s2 - handle * c2),
      ...(index === count - 1 ? to : place(c2, s2)),
    ];
  });
}
