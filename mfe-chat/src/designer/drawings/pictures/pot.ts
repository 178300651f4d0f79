import { dark, thing } from './thing';
import { slab } from './shape';

export const pot = thing((art) => [
  {
    d: 'M56 58C48 46 62 40 54 26M80 58C72 46 86 40 78 26M102 58C94 46 108 40 100 26',
    stroke: art.light,
    width: 5,
  },
  { d: slab(6, 90, 138, 12, 6), fill: dark(art.mid) },
  { d: 'M24 78H126V128C126 142 118 150 106 150H44C32 150 24 142 24 128Z', fill: art.mid },
  { d: slab(18, 70, 114, 14, 7), fill: art.sun },
]);
