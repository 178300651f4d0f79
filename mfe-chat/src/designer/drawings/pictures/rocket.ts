import { thing } from './thing';
import { disc } from './shape';

export const rocket = thing((art) => [
  { d: 'M58 128C52 142 58 152 75 162C92 152 98 142 92 128Z', fill: art.sun },
  { d: 'M50 84L26 116L30 136L54 122ZM100 84L124 116L120 136L96 122Z', fill: art.mid },
  { d: 'M75 6C104 32 110 84 96 130H54C40 84 46 32 75 6Z', fill: art.light },
  { d: disc(75, 64, 16), fill: art.pop },
  { d: disc(75, 64, 8), fill: art.sky },
]);
