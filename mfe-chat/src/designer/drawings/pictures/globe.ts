import { thing } from './thing';
import { disc } from './shape';

export const globe = thing((art) => [
  { d: disc(75, 80, 52), fill: art.sky },
  {
    d: 'M44 44C64 34 78 44 72 58S46 64 40 78C30 70 30 54 44 44ZM84 70C104 60 122 72 120 90S92 122 84 108S70 80 84 70Z',
    fill: art.mid,
  },
  { d: disc(75, 80, 52), stroke: art.deep, width: 4 },
  { d: 'M48 150H102M75 134V150', stroke: art.deep, width: 7 },
]);
