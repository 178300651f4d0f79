import { mix } from '../../themes/color';
import { dark, thing } from './thing';
import { disc, slab } from './shape';

export const record = thing((art) => [
  { d: slab(8, 22, 100, 128, 6), fill: art.pop },
  { d: disc(92, 86, 54), fill: art.deep },
  { d: disc(92, 86, 38), stroke: mix(art.deep, art.light, 0.28), width: 2 },
  { d: disc(92, 86, 20), fill: art.sun },
  { d: disc(92, 86, 4), fill: art.light },
]);

export const ball = thing((art) => [
  { d: disc(75, 94, 56), fill: art.pop },
  {
    d: 'M19 94H131M75 38V150M36 54C58 74 58 114 36 134M114 54C92 74 92 114 114 134',
    stroke: art.deep,
    width: 4,
  },
]);

export const mic = thing((art) => [
  { d: slab(50, 14, 50, 86, 25), fill: art.pop },
  {
    d: 'M34 72C34 100 52 118 75 118S116 100 116 72M75 118V146M50 148H100',
    stroke: art.deep,
    width: 7,
  },
  { d: 'M62 40H88M62 56H88M62 72H88', stroke: art.light, width: 4 },
]);

export const clapper = thing((art) => [
  { d: slab(16, 66, 118, 84, 8), fill: art.deep },
  { d: 'M14 52L126 22L132 44L20 74Z', fill: art.light },
  {
    d: 'M34 47L52 42L44 68L26 72ZM70 37L88 32L80 58L62 63ZM106 27L124 22L118 48L98 53Z',
    fill: art.pop,
  },
  { d: 'M64 92L94 108L64 124Z', fill: art.sun },
]);

export const trophy = thing((art) => [
  { d: 'M38 44H16C16 74 28 88 48 90M112 44H134C134 74 122 88 102 90', stroke: art.sun, width: 8 },
  { d: 'M36 26H114V66C114 92 96 108 75 108S36 92 36 66Z', fill: art.sun },
  { d: slab(66, 104, 18, 26), fill: dark(art.sun) },
  { d: slab(42, 128, 66, 22, 5), fill: art.mid },
  { d: 'M75 42L81 55L95 56L84 66L88 80L75 72L62 80L66 66L55 56L69 55Z', fill: art.light },
]);

export const heart = thing((art) => [
  {
    d: 'M75 150C30 116 10 92 14 62C18 34 54 26 75 56C96 26 132 34 136 62C140 92 120 116 75 150Z',
    fill: art.pop,
  },
  { d: 'M20 92H52L62 72L78 116L90 92H130', stroke: art.light, width: 6 },
]);

export const coins = thing((art) => [
  ...[0, 1, 2, 3].map((step) => ({
    d: slab(14, 128 - step * 22, 60, 18, 9),
    fill: step % 2 ? art.pop : art.sun,
  })),
  ...[0, 1].map((step) => ({
    d: slab(78, 128 - step * 22, 58, 18, 9),
    fill: step % 2 ? art.pop : art.sun,
  })),
  { d: disc(106, 66, 24), fill: art.far },
  { d: disc(106, 66, 13), stroke: art.light, width: 4 },
]);

export const flask = thing((art) => [
  {
    d: 'M58 18H92V66L130 134C134 144 130 150 120 150H30C20 150 16 144 20 134L58 66Z',
    fill: art.light,
  },
  { d: 'M42 96H108L130 134C134 144 130 150 120 150H30C20 150 16 144 20 134Z', fill: art.mid },
  { d: slab(52, 10, 46, 12, 6), fill: art.deep },
  { d: disc(66, 122, 8) + disc(92, 132, 5), fill: art.sun },
]);

export const shield = thing((art) => [
  { d: 'M75 14L128 34V82C128 116 106 138 75 152C44 138 22 116 22 82V34Z', fill: art.mid },
  { d: 'M75 14L128 34V82C128 116 106 138 75 152Z', fill: dark(art.mid, 0.16) },
  { d: 'M52 84L70 102L102 66', stroke: art.light, width: 10 },
]);
