import { dark, thing } from './thing';
import { slab } from './shape';

export const shoe = thing((art) => [
  {
    d: 'M18 86C30 92 40 90 46 80L60 92C76 106 96 112 122 114C134 116 138 124 138 134H18Z',
    fill: art.pop,
  },
  { d: slab(14, 132, 126, 18, 8), fill: art.light },
  { d: 'M58 96l10-8M70 104l10-8M83 109l8-9', stroke: art.light, width: 4 },
  { d: 'M18 108C36 112 52 118 56 134H18Z', fill: dark(art.pop) },
]);
