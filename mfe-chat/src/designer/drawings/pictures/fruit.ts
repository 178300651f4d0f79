import { thing } from './thing';
import { disc } from './shape';

export const fruit = thing((art) => [
  { d: disc(62, 104, 46), fill: art.pop },
  { d: disc(106, 120, 30), fill: art.sun },
  { d: 'M62 60C62 48 66 40 74 34', stroke: art.near, width: 5 },
  { d: 'M70 50C86 52 100 42 102 26C84 24 70 34 70 50Z', fill: art.mid },
]);
