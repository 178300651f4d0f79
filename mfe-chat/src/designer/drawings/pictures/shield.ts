import { dark, thing } from './thing';

export const shield = thing((art) => [
  { d: 'M75 14L128 34V82C128 116 106 138 75 152C44 138 22 116 22 82V34Z', fill: art.mid },
  { d: 'M75 14L128 34V82C128 116 106 138 75 152Z', fill: dark(art.mid, 0.16) },
  { d: 'M52 84L70 102L102 66', stroke: art.light, width: 10 },
]);
