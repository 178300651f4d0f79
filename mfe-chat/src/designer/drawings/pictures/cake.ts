import { thing } from './thing';
import { slab } from './shape';

export const cake = thing((art) => [
  { d: slab(14, 96, 122, 54, 12), fill: art.pop },
  { d: slab(34, 60, 82, 40, 10), fill: art.light },
  {
    d: 'M14 108C24 124 34 124 44 110C54 126 64 126 75 110C86 126 96 126 106 110C116 124 126 124 136 108V102H14Z',
    fill: art.sun,
  },
  { d: slab(71, 36, 8, 26, 2), fill: art.mid },
  { d: 'M75 14C84 24 84 32 75 34C66 32 66 24 75 14Z', fill: art.sun },
]);
