import { scene } from './scene';
import { disc } from './shape';

export const arcs = scene((art) => [
  ...[150, 118, 86, 54].map((radius, index) => ({
    d: disc(173, 263, radius),
    fill: [art.pop, art.sun, art.mid, art.light][index] ?? art.mid,
  })),
  { d: disc(56, 64, 22), fill: art.far },
]);
