import { mix } from '../../themes/color';
import { scene } from './scene';
import { disc, slab } from './shape';

export const room = scene((art) => [
  { d: slab(0, 206, 346, 57), fill: mix(art.sky, art.near, 0.22) },
  { d: slab(206, 36, 96, 104, 6), fill: art.light },
  { d: slab(213, 43, 82, 90, 3), fill: art.far },
  { d: disc(262, 82, 18), fill: art.sun },
  {
    d: slab(40, 128, 142, 60, 16) + slab(28, 152, 30, 66, 12) + slab(164, 152, 30, 66, 12),
    fill: art.mid,
  },
  { d: slab(54, 160, 116, 44, 8), fill: mix(art.mid, '#ffffff', 0.2) },
  { d: slab(76, 134, 38, 36, 8), fill: art.pop },
  { d: 'M262 224V168M236 168H288L276 134H248Z', fill: art.sun, stroke: art.near, width: 3 },
]);
