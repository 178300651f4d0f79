import { dark, thing } from './thing';
import { slab } from './shape';

export const trophy = thing((art) => [
  { d: 'M38 44H16C16 74 28 88 48 90M112 44H134C134 74 122 88 102 90', stroke: art.sun, width: 8 },
  { d: 'M36 26H114V66C114 92 96 108 75 108S36 92 36 66Z', fill: art.sun },
  { d: slab(66, 104, 18, 26), fill: dark(art.sun) },
  { d: slab(42, 128, 66, 22, 5), fill: art.mid },
  { d: 'M75 42L81 55L95 56L84 66L88 80L75 72L62 80L66 66L55 56L69 55Z', fill: art.light },
]);
