import { thing } from './thing';
import { disc, slab } from './shape';

export const bottle = thing((art) => [
  { d: slab(60, 14, 24, 26, 4), fill: art.deep },
  {
    d: 'M56 40H88C100 56 106 66 106 84V138C106 146 100 150 94 150H50C44 150 38 146 38 138V84C38 66 44 56 56 40Z',
    fill: art.mid,
  },
  { d: slab(38, 88, 68, 36), fill: art.light },
  { d: disc(72, 106, 10), fill: art.pop },
  { d: slab(112, 104, 30, 46, 8), fill: art.sun },
]);
