import { dark, pale, thing } from './thing';
import { disc, slab } from './shape';

export const fruit = thing((art) => [
  { d: disc(62, 104, 46), fill: art.pop },
  { d: disc(106, 120, 30), fill: art.sun },
  { d: 'M62 60C62 48 66 40 74 34', stroke: art.near, width: 5 },
  { d: 'M70 50C86 52 100 42 102 26C84 24 70 34 70 50Z', fill: art.mid },
]);

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

export const cat = thing((art) => [
  { d: 'M112 150C142 146 146 108 128 92', stroke: art.mid, width: 12 },
  { d: 'M38 150C32 112 44 84 74 82S120 112 114 150Z', fill: art.mid },
  { d: 'M42 40L46 8L68 26H88L108 8L112 40C114 68 100 86 77 86S40 68 42 40Z', fill: art.mid },
  { d: disc(64, 50, 4.5) + disc(91, 50, 4.5), fill: art.light },
  { d: 'M72 62h11l-5.500 6z', fill: art.pop },
  { d: 'M60 150c0-16 6-24 17-24s17 8 17 24z', fill: pale(art.mid, 0.3) },
]);

export const dog = thing((art) => [
  {
    d: 'M34 150V100C34 84 48 76 66 78H100C116 80 120 96 120 110V150H104V124H54V150Z',
    fill: art.pop,
  },
  { d: 'M118 104C134 100 136 84 132 74', stroke: art.pop, width: 10 },
  { d: slab(20, 28, 64, 58, 24), fill: art.pop },
  { d: 'M24 30C10 32 8 58 18 72C30 66 34 48 36 32Z', fill: dark(art.pop) },
  { d: 'M72 30C88 32 92 56 82 70C70 64 66 48 66 32Z', fill: dark(art.pop) },
  { d: disc(42, 52, 4) + disc(62, 52, 4), fill: art.deep },
  { d: 'M45 64h14l-7 8z', fill: art.deep },
  { d: slab(28, 82, 50, 9, 4.5), fill: art.mid },
]);
