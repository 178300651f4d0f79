import { thing } from './thing';
import { disc } from './shape';

export const bike = thing((art) => [
  { d: disc(36, 120, 27) + disc(114, 120, 27), stroke: art.near, width: 6 },
  {
    d: 'M36 120L62 78H102L76 120ZM62 78L76 120M102 78L114 120M56 68H70M98 64H110L102 78',
    stroke: art.pop,
    width: 6,
  },
  { d: disc(76, 120, 7), fill: art.sun },
]);
