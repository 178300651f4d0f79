import { thing } from './thing';
import { slab } from './shape';

export const clapper = thing((art) => [
  { d: slab(16, 66, 118, 84, 8), fill: art.deep },
  { d: 'M14 52L126 22L132 44L20 74Z', fill: art.light },
  {
    d: 'M34 47L52 42L44 68L26 72ZM70 37L88 32L80 58L62 63ZM106 27L124 22L118 48L98 53Z',
    fill: art.pop,
  },
  { d: 'M64 92L94 108L64 124Z', fill: art.sun },
]);
