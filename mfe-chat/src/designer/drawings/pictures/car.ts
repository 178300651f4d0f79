import { thing } from './thing';
import { disc } from './shape';

export const car = thing((art) => [
  {
    d: 'M8 128C8 108 16 102 34 100L50 74C54 68 60 66 68 66H96C104 66 110 70 114 78L122 100C138 102 142 110 142 128V136H8Z',
    fill: art.pop,
  },
  {
    d: 'M46 100L58 80C60 77 62 76 66 76H74V100ZM80 76H94C99 76 102 78 104 82L111 100H80Z',
    fill: art.light,
  },
  { d: disc(40, 136, 16) + disc(112, 136, 16), fill: art.deep },
  { d: disc(40, 136, 7) + disc(112, 136, 7), fill: art.light },
]);
