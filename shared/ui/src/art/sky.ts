import { type Point, coordinate, points } from './point';

export interface SkyPaths {
  sun: string;
  moon: string;
}

// The disc that is cut out of the moon: radius and shift to the right, as ratios of the moon's radius.
const BITE = 0.81;
const SHIFT = 0.4;

export function skyPaths([x, y]: Point, radius: number): SkyPaths {
  // The two circles cross at the ends of the crescent.
  const across = radius * ((1 - BITE ** 2 + SHIFT ** 2) / (2 * SHIFT));
  const rise = Math.sqrt(radius ** 2 - across ** 2);
  const r = coordinate(radius);
  const bite = coordinate(radius * BITE);
  const turn = coordinate(radius * 2);
  const top = points([x + across, y - rise]);
  const foot = points([x + across, y + rise]);
  return {
    sun: `M${points([x - radius, y])}a${r} ${r} 0 1 0 ${turn} 0a${r} ${r} 0 1 0 -${turn} 0Z`,
    moon: `M${top}A${r} ${r} 0 1 0 ${foot}A${bite} ${bite} 0 1 1 ${top}Z`,
  };
}
