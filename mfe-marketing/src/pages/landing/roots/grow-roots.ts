import type { Point } from '@appling/ui/art/point';

/** All strands of one width, as path data. */
export interface RootStrand {
  width: number;
  path: string;
}

/** In px, from the stake to the tip. */
const WIDTHS = [5, 4.2, 3.2, 2.3, 1.7, 1.3];
/** Length before a fork in px, by order. */
const REACH = [66, 66, 56, 50, 42, 34];
/** Probability of a fork, by order. */
const FORKS = [0.8, 0.8, 0.6, 0.4, 0.35, 0];
/** Maximum depth in px; the next heading is below. */
const FLOOR = 245;

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32), equal in Node and browser. */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9 + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whole px in relative coordinates halve the path's length in the HTML. */
function curve(start: Point, control: Point, end: Point): string {
  const [x, y] = start.map(Math.round) as [number, number];
  const from = ([toX, toY]: Point) => `${Math.round(toX) - x} ${Math.round(toY) - y}`;
  return `M${x} ${y}q${from(control)} ${from(end)}`.replaceAll(' -', '-');
}

/** Grows roots downwards from 0 0. */
export function growRoots(seed: number): RootStrand[] {
  const random = randomFrom(seed + 1);
  const between = (low: number, high: number) => low + (high - low) * random();
  const strands = WIDTHS.map(() => '');

  /** `angle` in radians: 0 is straight down, positive to the right. */
  function grow(x: number, y: number, angle: number, order: number): void {
    if (order === WIDTHS.length || y > FLOOR * between(0.6, 1.12)) return;
    const reach = REACH[order]! * between(0.75, 1.25);
    const endX = x + Math.sin(angle) * reach;
    const endY = y + Math.cos(angle) * reach;
    // The control point leaves the straight line by up to 17 %.
    const bend = between(-0.17, 0.17) * reach;
    const bendX = (x + endX) / 2 + Math.cos(angle) * bend;
    const bendY = (y + endY) / 2 - Math.sin(angle) * bend;
    strands[order] += curve([x, y], [bendX, bendY], [endX, endY]);

    // Each fork turns slightly back towards straight down.
    const down = angle * 0.82;
    const spread = between(0.5, 0.9);
    if (random() < FORKS[order]!) {
      grow(endX, endY, down - spread / 2, order + 1);
      grow(endX, endY, down + spread / 2, order + 1);
    } else {
      grow(endX, endY, down + between(-0.35, 0.35), order + 1);
    }
    if (order > 0 && random() < 0.24) {
      const side = random() < 0.5 ? -1 : 1;
      grow(bendX, bendY, down + side * between(0.5, 0.9), Math.min(order + 2, WIDTHS.length - 1));
    }
  }

  for (const angle of [-0.7, 0.03, 0.68]) grow(0, 0, angle + between(-0.12, 0.12), 0);
  return WIDTHS.map((width, order) => ({ width, path: strands[order]! }));
}
