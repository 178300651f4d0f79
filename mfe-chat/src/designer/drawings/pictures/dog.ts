import { dark, thing } from './thing';
import { disc, slab } from './shape';

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
