/** Regions are given as column and row. */
export interface RegionMapWords {
  label: string;
  regions: readonly { name: string; at: readonly [number, number] }[];
}

const world = [
  '..####.........#########...',
  '#######.....##############.',
  '.#####.....####.###########',
  '..###.......###..#########.',
  '...####.....#####..###.##..',
  '....####....#####...#...##.',
  '....###......###.......####',
  '....##........#..........##',
  '....#......................',
];

const land = world.flatMap((row, y) =>
  [...row].flatMap((dot, x) => (dot === '#' ? [[x, y] as const] : [])),
);
const place = ([x, y]: readonly [number, number]) => ({ cx: 10 + x * 10.6, cy: 12 + y * 15 });

/** Decorative dot map; text below it names the regions. */
export function RegionMap({ words }: { words: RegionMapWords }) {
  return (
    <figure className="-mt-3">
      <svg
        role="img"
        aria-label={words.label}
        viewBox="0 0 296 144"
        className="ml-auto w-full max-w-[18.5rem] max-lg:ml-0"
      >
        {land.map((dot) => (
          <circle
            key={dot.join()}
            {...place(dot)}
            r="3.2"
            className="fill-line-strong opacity-50"
          />
        ))}
        {words.regions.map(({ name, at }) => (
          <g key={name}>
            <circle {...place(at)} r="10.5" className="fill-leaf" />
            <circle {...place(at)} r="5" className="fill-on-leaf" />
          </g>
        ))}
      </svg>
      <figcaption className="sr-only">
        {words.regions.map(({ name }) => name).join(', ')}
      </figcaption>
    </figure>
  );
}
