import { disc, slab, type Draw } from './shape';

export const dots: Draw = ({ art }) => ({
  box: [168, 132],
  shapes: [
    { d: slab(0, 0, 168, 132), fill: art.sun },
    ...[0, 1, 2].flatMap((line) =>
      [0, 1, 2, 3].map((column) => ({
        d: disc(22 + column * 42, 24 + line * 42, 14),
        fill: ['00', '03', '12', '21'].includes(`${line}${column}`) ? '#ffffff' : art.pop,
      })),
    ),
  ],
});
