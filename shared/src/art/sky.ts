import { type Point, coordinate, points } from './point';

/** A disc and the crescent cut from it, as path data. */
export interface SkyPaths {
  sun: string;
  moon: string;
}

/** Draws the sun and, in its place, the crescent moon of the night: a disc of .86 of the radius is cut out at right. */
export function skyPaths(centre: Point, radius: number): SkyPaths {
  const [x, y] = centre;
  const bite = radius * 0.86;
  // Where the two circles cross: each end of the crescent.
  const [bx, by] = [radius * 0.56, radius * -0.04];
  const distance = Math.hypot(bx, by);
  const reach = (radius ** 2 - bite ** 2 + distance ** 2) / (2 * distance);
  const rise = Math.sqrt(radius ** 2 - reach ** 2);
  const [ux, uy] = [bx / distance, by / distance];
  const upper: Point = [x + ux * reach + uy * rise, y + uy * reach - ux * rise];
  const lower: Point = [x + ux * reach - uy * rise, y + uy * reach + ux * rise];
  const r = coordinate(radius);
  const b = coordinate(bite);
  const turn = coordinate(radius * 2);
  return {
    sun: `M${points([x - radius, y])}a${r} ${r} 0 1 0 ${turn} 0a${r} ${r} 0 1 0 -${turn} 0Z`,
    moon: `M${points(upper)}A${r} ${r} 0 1 0 ${points(lower)}A${b} ${b} 0 0 1 ${points(upper)}Z`,
  };
}
