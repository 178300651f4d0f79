import type { Point } from '@appling/ui/art/point';

/** Everything of one thickness, as path data. */
export interface RootStrand {
  width: number;
  path: string;
}

/** From the stake to the finest tip, in px. */
const WIDTHS = [5, 4.2, 3.2, 2.3, 1.7, 1.3];
/** How far a root reaches before it forks, in px. */
const REACH = [66, 66, 56, 50, 42, 34];
/** How often a root of that thickness forks instead of running on, from the stake outwards. */
const FORKS = [0.8, 0.8, 0.6, 0.4, 0.35, 0];
/** No root begins deeper than this: the next heading lies below. */
const FLOOR = 245;

/** A small generator of numbers from 0 to 1 (mulberry32): the same seed grows the same roots in Node and browser. */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b9 + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whole pixels, counted from the start, are fine enough for a root and half as long in the served page. */
function curve(start: Point, control: Point, end: Point): string {
  const [x, y] = start.map(Math.round) as [number, number];
  const from = ([toX, toY]: Point) => `${Math.round(toX) - x} ${Math.round(toY) - y}`;
  return `M${x} ${y}q${from(control)} ${from(end)}`.replaceAll(' -', '-');
}

/** Grows the roots below a stake whose point is at 0 0; y runs down. Pure. */
export function growRoots(seed: number): RootStrand[] {
  const random = randomFrom(seed + 1);
  const between = (low: number, high: number) => low + (high - low) * random();
  const strands = WIDTHS.map(() => '');

  /** `angle` is 0 straight down, positive to the right, in radians. */
  function grow(x: number, y: number, angle: number, order: number): void {
    if (order === WIDTHS.length || y > FLOOR * between(0.6, 1.12)) return;
    const reach = REACH[order]! * between(0.75, 1.25);
    const endX = x + Math.sin(angle) * reach;
    const endY = y + Math.cos(angle) * reach;
    // A root bends on its way: the control point leaves the straight line by up to a sixth.
    const bend = between(-0.17, 0.17) * reach;
    const bendX = (x + endX) / 2 + Math.cos(angle) * bend;
    const bendY = (y + endY) / 2 - Math.sin(angle) * bend;
    strands[order] += curve([x, y], [bendX, bendY], [endX, endY]);

    // Roots seek the depth: each fork turns a little back towards straight down.
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
