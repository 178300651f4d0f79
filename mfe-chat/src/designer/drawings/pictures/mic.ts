import { thing } from './thing';
import { slab } from './shape';

export const mic = thing((art) => [
  { d: slab(50, 14, 50, 86, 25), fill: art.pop },
  {
    d: 'M34 72C34 100 52 118 75 118S116 100 116 72M75 118V146M50 148H100',
    stroke: art.deep,
    width: 7,
  },
  { d: 'M62 40H88M62 56H88M62 72H88', stroke: art.light, width: 4 },
]);
