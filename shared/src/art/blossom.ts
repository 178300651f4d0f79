import { type Point, coordinate, points } from './point';

/** What one blossom needs to be drawn; units are those of the picture. */
export interface BlossomShape {
  centre: Point;
  /** From the centre to the outermost edge of a petal. */
  radius: number;
  /** Turn to the right in degrees; at 0 a petal points up. */
  rotation?: number;
}

/** Path data of one blossom. */
export interface BlossomPaths {
  /** Five notched petals, in one path. */
  petals: string;
  /** The eye, a disc of 22 % of the radius. */
  eye: string;
}

// One petal of radius 1 that points up, as [across, outwards]: two lobes with a notch between them.
const PETAL: readonly (readonly Point[])[] = [
  [
    [-0.15, 0.2],
    [-0.31, 0.42],
    [-0.455, 0.61],
  ],
  [
    [-0.57, 0.74],
    [-0.52, 0.93],
    [-0.3, 0.965],
  ],
  [
    [-0.2, 0.98],
    [-0.11, 0.965],
    [-0.055, 0.93],
  ],
  [
    [-0.035, 0.92],
    [-0.02, 0.918],
    [0, 0.918],
  ],
  [
    [0.02, 0.918],
    [0.035, 0.92],
    [0.055, 0.93],
  ],
  [
    [0.11, 0.965],
    [0.2, 0.98],
    [0.3, 0.965],
  ],
  [
    [0.52, 0.93],
    [0.57, 0.74],
    [0.455, 0.61],
  ],
  [
    [0.31, 0.42],
    [0.15, 0.2],
    [0, 0],
  ],
];

/** Draws a blossom: five notched petals around an eye. Pure, like the leaf. */
export function blossomPaths({ centre, radius, rotation = 0 }: BlossomShape): BlossomPaths {
  const petals = Array.from({ length: 5 }, (_, petal) => {
    const angle = ((rotation + petal * 72) * Math.PI) / 180;
    const place = ([across, out]: Point): Point => [
      centre[0] + radius * (across * Math.cos(angle) + out * Math.sin(angle)),
      centre[1] + radius * (across * Math.sin(angle) - out * Math.cos(angle)),
    ];
    return `M${points(centre)}${PETAL.map((curve) => `C${points(...curve.map(place))}`).join('')}Z`;
  }).join('');
  const eye = radius * 0.22;
  const r = coordinate(eye);
  const turn = coordinate(eye * 2);
  return {
    petals,
    eye: `M${points([centre[0] - eye, centre[1]])}a${r} ${r} 0 1 0 ${turn} 0a${r} ${r} 0 1 0 -${turn} 0Z`,
  };
}
