import { thing } from './thing';

export const heart = thing((art) => [
  {
    d: 'M75 150C30 116 10 92 14 62C18 34 54 26 75 56C96 26 132 34 136 62C140 92 120 116 75 150Z',
    fill: art.pop,
  },
  { d: 'M20 92H52L62 72L78 116L90 92H130', stroke: art.light, width: 6 },
]);
