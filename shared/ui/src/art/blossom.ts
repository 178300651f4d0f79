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
  /** Five notched petals, in one outline. */
  petals: string;
  /** The eye, a disc of 22 % of the radius. */
  eye: string;
}

// Shares of the radius: how deep the gaps between petals and the notches in them lie, and how round the lobes are.
const GAP = 0.76;
const NOTCH = 0.925;
const LOBE = 0.29;

/** Draws a blossom: five petals of two lobes each around an eye. Pure, like the leaf. */
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
