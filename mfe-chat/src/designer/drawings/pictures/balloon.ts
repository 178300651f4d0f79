import { thing } from './thing';

export const balloon = thing((art) => [
  { d: 'M52 96C46 120 62 130 54 150M96 110C102 128 90 138 96 152', stroke: art.deep, width: 3 },
  { d: 'M52 10C80 10 92 34 88 58C84 82 66 96 52 96S16 82 14 54S28 10 52 10Z', fill: art.pop },
  {
    d: 'M98 36C120 36 132 54 128 76C124 98 110 110 98 110S68 96 70 70S82 36 98 36Z',
    fill: art.sun,
  },
]);
