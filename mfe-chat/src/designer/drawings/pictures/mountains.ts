import { scene } from './scene';
import { disc } from './shape';

export const mountains = scene((art) => [
  { d: disc(256, 74, 34), fill: art.sun },
  { d: 'M-10 210L96 66L170 166L236 96L360 220V263H-10Z', fill: art.far },
  { d: 'M96 66L126 106L104 118L88 102L70 112Z', fill: art.light },
  { d: 'M236 96L262 122L240 130L220 120Z', fill: art.light },
  { d: 'M-10 226C60 190 140 232 210 214S320 196 360 214V263H-10Z', fill: art.mid },
  {
    d: 'M60 263V214M46 232L60 200L74 232ZM92 263V226M80 242L92 214L104 242Z',
    fill: art.near,
    stroke: art.near,
    width: 3,
  },
]);
