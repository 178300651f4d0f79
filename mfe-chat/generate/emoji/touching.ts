import type { Cut } from './cuts';

/** Grid cells per side; the emoji is 32 units wide. */
const CELLS = 64;
const STEP = 32 / CELLS;

type Point = readonly [x: number, y: number];

/** Converts curves to short straight lines. */
function polygonsOf({ path }: Pick<Cut, 'path'>): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  let [x, y] = [0, 0];
  const curve = (points: readonly number[]) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points;
    for (let step = 1; step <= 6; step += 1) {
      const t = step / 6;
      const u = 1 - t;
      const along = (a: number, b: number, c: number, d: number) =>
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
      part.push([along(x, x1, x2, x3), along(y, y1, y2, y3)]);
    }
    [x, y] = [x3, y3];
  };
  path.iterate((segment) => {
    const [command, ...numbers] = segment as [string, ...number[]];
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    if (command === 'M') {
      part = [];
      parts.push(part);
    }
    if (command === 'C') curve(numbers);
    else if (command === 'Q')
      curve([
        x + (2 / 3) * (a - x),
        y + (2 / 3) * (b - y),
        c + (2 / 3) * (a - c),
        d + (2 / 3) * (b - d),
        c,
        d,
      ]);
    else if (command !== 'Z' && command !== 'z') {
      if (command === 'H') x = a;
      else if (command === 'V') y = a;
      else [x, y] = [a, b];
      part.push([x, y]);
    }
  });
  return parts.filter(({ length }) => length > 2);
}

interface Crossing {
  x: number;
  turn: 1 | -1;
}

/** Returns where a path's edges cross the middle of each row of cells. */
function crossingsOf(polygons: readonly Point[][]): Crossing[][] {
  const rows: Crossing[][] = Array.from({ length: CELLS }, () => []);
  for (const points of polygons) {
    let [x1, y1] = points.at(-1) ?? [0, 0];
    for (const [x2, y2] of points) {
      const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
      const last = Math.min(CELLS, Math.ceil(bottom / STEP - 0.5));
      for (let row = Math.max(0, Math.ceil(top / STEP - 0.5)); row < last; row += 1) {
        const x = x1 + (((row + 0.5) * STEP - y1) / (y2 - y1)) * (x2 - x1);
        rows[row]?.push({ x, turn: y2 > y1 ? 1 : -1 });
      }
      [x1, y1] = [x2, y2];
    }
  }
  return rows;
}

function cover(grid: Int16Array, cut: Cut, mark: number): void {
  crossingsOf(polygonsOf(cut)).forEach((crossings, row) => {
    crossings.sort((one, other) => one.x - other.x);
    let turns = 0;
    crossings.forEach(({ x, turn }, index) => {
      turns += turn;
      const end = crossings[index + 1]?.x;
      if (turns === 0 || end === undefined) return;
      const last = Math.min(CELLS, Math.ceil(end / STEP - 0.5));
      for (let column = Math.max(0, Math.ceil(x / STEP - 0.5)); column < last; column += 1)
        grid[row * CELLS + column] = mark;
    });
  });
}

export interface Faces {
  areas: ReadonlyMap<string, number>;
  /** Cells by colour at the emoji's edge. */
  rims: ReadonlyMap<string, number>;
  /** Pairs of adjacent colours with the length of their border, in cells. */
  borders: readonly { between: readonly [string, string]; length: number }[];
}

export function facesOf(cuts: readonly Cut[]): Faces {
  const colors = [...new Set(cuts.map(({ color }) => color))];
  const grid = new Int16Array(CELLS * CELLS).fill(-1);
  for (const cut of cuts) cover(grid, cut, colors.indexOf(cut.color));
  const areas = colors.map(() => 0);
  const lengths = colors.map(() => colors.map(() => 0));
  const touch = (one: number, other: number | undefined) => {
    const row = lengths[Math.min(one, other ?? -1)];
    if (row && one !== other) row[Math.max(one, other ?? 0)]! += 1;
  };
  const rims = colors.map(() => 0);
  grid.forEach((mark, cell) => {
    if (mark < 0) return;
    areas[mark]! += 1;
    if ([1, -1, CELLS, -CELLS].some((step) => (grid[cell + step] ?? -1) < 0)) rims[mark]! += 1;
    if ((cell + 1) % CELLS !== 0) touch(mark, grid[cell + 1]);
    touch(mark, grid[cell + CELLS]);
  });
  return {
    areas: new Map(colors.map((color, index) => [color, areas[index] ?? 0])),
    rims: new Map(colors.map((color, index) => [color, rims[index] ?? 0])),
    borders: colors.flatMap((one, row) =>
      colors.map((other, column) => ({
        between: [one, other] as const,
        length: lengths[row]?.[column] ?? 0,
      })),
    ),
  };
}
