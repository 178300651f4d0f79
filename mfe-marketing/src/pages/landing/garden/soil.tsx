import { type Point, points } from '@appling/ui/art/point';

// Turning points of the soil's edge, read from the design at 1440 px and extended beyond its edges.
const BED: readonly Point[] = [
  [-1300, 392],
  [-1000, 434],
  [-720, 380],
  [-430, 430],
  [-290, 436],
  [165, 385],
  [600, 437],
  [1010, 380],
  [1295, 424],
  [1580, 378],
  [1900, 434],
  [2240, 384],
  [2560, 432],
  [2900, 384],
];
// On small screens: a crest under each phone, a dip between two.
const ROW: readonly Point[] = [-1, 0, 1, 2, 3, 4, 5, 6].flatMap((plot) => [
  [96 + 286 * plot, 478 + (plot % 2) * 14],
  [304 + 286 * plot, 522 + (plot % 3) * 5],
]);

function groundBelow(turns: readonly Point[], depth: number): string {
  const [first, ...rest] = turns;
  let [x, y] = first!;
  const curves = rest.map((turn) => {
    const middle = (x + turn[0]) / 2;
    const curve = `C${points([middle, y], [middle, turn[1]], turn)}`;
    [x, y] = turn;
    return curve;
  });
  return `M${points(first!)}${curves.join('')}V${depth}H${first![0]}Z`;
}

export function Soil() {
  return (
    <>
      <svg
        className="garden-soil garden-soil-bed"
        viewBox="0 0 1440 715"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={groundBelow(BED, 716)} />
      </svg>
      <svg
        className="garden-soil garden-soil-row"
        viewBox="0 0 1780 678"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={groundBelow(ROW, 1100)} />
      </svg>
    </>
  );
}
