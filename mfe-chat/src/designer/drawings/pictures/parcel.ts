import { dark, thing } from './thing';
import { slab } from './shape';

export const parcel = thing((art) => [
  { d: slab(18, 62, 114, 88, 6), fill: art.pop },
  { d: slab(64, 62, 22, 88), fill: art.light },
  { d: slab(12, 46, 126, 28, 6), fill: dark(art.pop) },
  { d: slab(64, 46, 22, 28), fill: art.light },
  { d: 'M75 46C56 44 46 30 56 22S74 32 75 46C76 32 84 14 94 22S94 44 75 46Z', fill: art.sun },
]);
