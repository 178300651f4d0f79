import { type Point, coordinate, points } from './point';

export interface BlossomShape {
  centre: Point;
  /** From the centre to the outermost edge of a petal. */
  radius: number;
  /** Clockwise in degrees; at 0 a petal points up. */
  rotation?: number;
}

export interface BlossomPaths {
  petals: string;
  eye: string;
}

// Ratios of the radius: depth of the gaps between petals, of their notches, and the roundness of the lobes.
const GAP = 0.76;
const NOTCH = 0.925;
const LOBE = 0.29;

export function blossomPaths({ centre, radius, rotation = 0 }: BlossomShape): BlossomPaths {
  const [x, y] = centre;
  const at = (degrees: number, share: number): Point => {
    const angle = ((rotation + degrees) * Math.PI) / 180;
    return [x + radius * share * Math.sin(angle), y - radius * share * Math.cos(angle)];
  };
  const lobe = coordinate(radius * LOBE);
  const arcTo = (end: Point) => `A${lobe} ${lobe} 0 0 1 ${points(end)}`;
  const petals = [0, 72, 144, 216, 288].map(
    (petal) => arcTo(at(petal, NOTCH)) + arcTo(at(petal + 36, GAP)),
  );

  const eye = radius * 0.22;
  const r = coordinate(eye);
  const turn = coordinate(eye * 2);
  return {
    petals: `M${points(at(-36, GAP))}${petals.join('')}Z`,
    eye: `M${points([x - eye, y])}a${r} ${r} 0 1 0 ${turn} 0a${r} ${r} 0 1 0 -${turn} 0Z`,
  };
}
