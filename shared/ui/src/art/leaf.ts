import { type Point, points } from './point';

export interface LeafShape {
  base: Point;
  tip: Point;
  /** Half-width as a ratio of the length, .36 to .46. */
  width?: number;
  /** Sag of the midrib as a ratio of the length, ±.05 to .08; positive bends to the right of growth. */
  bend?: number;
  veins?: number;
}

/** Each slit is a separate path: in one path they cancel where they cross. */
export interface LeafPaths {
  outline: string;
  midrib: string;
  veins: string[];
}

const STEPS = 28;

/** Half-width at `u` (0 to 1) along the midrib, as a ratio of the length. */
function halfWidth(u: number, width: number): number {
  const swell = Math.max(0, Math.sin(Math.PI * u ** 0.78)) ** 0.96;
  return 0.84 * width * swell * (1 - 0.3 * u ** 5);
}

export function leafPaths(shape: LeafShape): LeafPaths {
  const { base, tip, width = 0.4, bend = 0.06, veins: pairs = 7 } = shape;
  const length = Math.hypot(tip[0] - base[0], tip[1] - base[1]);
  const along: Point = [(tip[0] - base[0]) / length, (tip[1] - base[1]) / length];
  const right: Point = [-along[1], along[0]];

  /** `u` runs from base (0) to tip (1), `side` in units to the right of the bent midrib. */
  const at = (u: number, side: number): Point => {
    const sag = side + 4 * bend * length * u * (1 - u);
    return [
      base[0] + along[0] * u * length + right[0] * sag,
      base[1] + along[1] * u * length + right[1] * sag,
    ];
  };

  const edge = (sign: number) =>
    Array.from({ length: STEPS - 1 }, (_, step) => {
      const u = (step + 1) / STEPS;
      return at(u, sign * halfWidth(u, width) * length);
    });
  const outline = `M${points(base)}L${points(...edge(1))} ${points(tip)} ${points(...edge(-1).reverse())}Z`;

  // Half of the slit at the base: small leaves need relatively more of it than large ones.
  const thickness = Math.min(9, 2.6 + length * 0.0105, length * 0.03);
  // The control point of a parabola from 0 to .9 is 1.8 sags away from the midrib, not on the curve.
  const bow = 0.81 * bend * length;
  const midrib =
    `M${points(at(-0.01, -thickness))}Q${points(at(0.45, bow - thickness * 1.1), at(0.9, 0))}` +
    `Q${points(at(0.45, bow + thickness * 1.1), at(-0.01, thickness))}Z`;

  const veins = Array.from({ length: pairs }, (_, pair) => {
    const u = 0.1 + (0.6 * pair) / Math.max(1, pairs - 1);
    return [1, -1].map((sign) => vein(u, sign));
  }).flat();

  // A vein starts steeply and bends away from the tip; its root is as wide as the midrib allows.
  function vein(u: number, sign: number): string {
    const reach = u + 0.17;
    const side = sign * 0.74 * halfWidth(reach, width) * length;
    const root = (thickness * (1.45 - 1.1 * u)) / length;
    const end = at(reach, side);
    const turn = u + 0.12;
    const inner = at(turn + root * 0.2, side * 0.42);
    const outer = at(turn - root * 0.45, side * 0.46);
    return `M${points(at(u + root, 0))}Q${points(inner, end)}Q${points(outer, at(u - root * 0.6, 0))}Z`;
  }

  return { outline, midrib, veins };
}
