import { dark, thing } from './thing';
import { slab } from './shape';

export const house = thing((art) => [
  { d: slab(30, 76, 92, 74), fill: art.light },
  { d: 'M18 80L76 28L134 80Z', fill: art.pop },
  { d: slab(104, 36, 14, 34), fill: dark(art.pop) },
  { d: 'M64 150V118a12 12 0 0 1 24 0V150Z', fill: art.mid },
  { d: slab(40, 92, 18, 20, 3) + slab(94, 92, 18, 20, 3), fill: art.sun },
]);
