import { thing } from './thing';
import { disc, slab } from './shape';

export const flask = thing((art) => [
  {
    d: 'M58 18H92V66L130 134C134 144 130 150 120 150H30C20 150 16 144 20 134L58 66Z',
    fill: art.light,
  },
  { d: 'M42 96H108L130 134C134 144 130 150 120 150H30C20 150 16 144 20 134Z', fill: art.mid },
  { d: slab(52, 10, 46, 12, 6), fill: art.deep },
  { d: disc(66, 122, 8) + disc(92, 132, 5), fill: art.sun },
]);
