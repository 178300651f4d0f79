import { mix } from '../../themes/color';
import { thing } from './thing';
import { disc, slab } from './shape';

export const record = thing((art) => [
  { d: slab(8, 22, 100, 128, 6), fill: art.pop },
  { d: disc(92, 86, 54), fill: art.deep },
  { d: disc(92, 86, 38), stroke: mix(art.deep, art.light, 0.28), width: 2 },
  { d: disc(92, 86, 20), fill: art.sun },
  { d: disc(92, 86, 4), fill: art.light },
]);
