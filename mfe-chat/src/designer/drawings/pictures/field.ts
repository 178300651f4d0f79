import { mix } from '../../themes/color';
import { scene } from './scene';
import { disc, slab } from './shape';

export const field = scene((art) => [
  { d: disc(284, 60, 32), fill: art.sun },
  { d: 'M0 130C80 104 150 140 220 122S310 112 346 122V263H0Z', fill: art.far },
  { d: 'M0 164C90 146 240 176 346 152V263H0Z', fill: art.mid },
  {
    d: 'M-20 263L130 170M60 263L164 170M150 263L196 168M240 263L226 166M330 263L258 164',
    stroke: mix(art.mid, art.near, 0.55),
    width: 9,
  },
  { d: slab(48, 92, 44, 46) + 'M42 94L70 66L98 94Z', fill: art.pop },
]);
