import { thing } from './thing';
import { slab } from './shape';

export const books = thing((art) => [
  { d: slab(18, 128, 114, 22, 5), fill: art.mid },
  { d: slab(28, 104, 98, 24, 5), fill: art.pop },
  { d: slab(22, 82, 92, 22, 5), fill: art.far },
  { d: 'M52 82L66 24L98 32L84 82Z', fill: art.sun },
  { d: slab(100, 109, 14, 14, 2) + slab(30, 134, 34, 10, 2), fill: art.light },
]);
