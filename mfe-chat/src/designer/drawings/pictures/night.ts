import { scene } from './scene';
import { disc, slab } from './shape';

export const night = scene((art) => [
  { d: slab(0, 0, 346, 263), fill: art.near },
  { d: disc(236, 84, 44), fill: art.sun },
  { d: disc(254, 74, 38), fill: art.near },
  {
    d: [
      [48, 46],
      [96, 92],
      [140, 36],
      [170, 110],
      [60, 130],
      [300, 150],
      [28, 90],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 2.5))
      .join(''),
    fill: art.light,
  },
  { d: 'M0 196C70 160 130 206 196 190S300 160 346 182V263H0Z', fill: art.mid },
  { d: 'M0 228C80 210 160 240 230 226S310 216 346 224V263H0Z', fill: art.far },
]);
