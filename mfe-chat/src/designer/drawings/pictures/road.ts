import { scene } from './scene';
import { disc } from './shape';

export const road = scene((art) => [
  { d: disc(272, 66, 34), fill: art.sun },
  { d: 'M0 150C80 116 140 152 210 132S320 120 346 134V263H0Z', fill: art.far },
  { d: 'M0 176C90 160 250 186 346 168V263H0Z', fill: art.mid },
  { d: 'M120 263L196 170H216L300 263Z', fill: art.near },
  { d: 'M206 176L207 192M208 204L210 222M211 234L214 260', stroke: art.light, width: 5 },
]);
