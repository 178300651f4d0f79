import { thing } from './thing';
import { disc, slab } from './shape';

export const coins = thing((art) => [
  ...[0, 1, 2, 3].map((step) => ({
    d: slab(14, 128 - step * 22, 60, 18, 9),
    fill: step % 2 ? art.pop : art.sun,
  })),
  ...[0, 1].map((step) => ({
    d: slab(78, 128 - step * 22, 58, 18, 9),
    fill: step % 2 ? art.pop : art.sun,
  })),
  { d: disc(106, 66, 24), fill: art.far },
  { d: disc(106, 66, 13), stroke: art.light, width: 4 },
]);
