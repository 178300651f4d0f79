import { dark, thing } from './thing';
import { disc, slab } from './shape';

export const books = thing((art) => [
  { d: slab(18, 128, 114, 22, 5), fill: art.mid },
  { d: slab(28, 104, 98, 24, 5), fill: art.pop },
  { d: slab(22, 82, 92, 22, 5), fill: art.far },
  { d: 'M52 82L66 24L98 32L84 82Z', fill: art.sun },
  { d: slab(100, 109, 14, 14, 2) + slab(30, 134, 34, 10, 2), fill: art.light },
]);

export const house = thing((art) => [
  { d: slab(30, 76, 92, 74), fill: art.light },
  { d: 'M18 80L76 28L134 80Z', fill: art.pop },
  { d: slab(104, 36, 14, 34), fill: dark(art.pop) },
  { d: 'M64 150V118a12 12 0 0 1 24 0V150Z', fill: art.mid },
  { d: slab(40, 92, 18, 20, 3) + slab(94, 92, 18, 20, 3), fill: art.sun },
]);

export const bottle = thing((art) => [
  { d: slab(60, 14, 24, 26, 4), fill: art.deep },
  {
    d: 'M56 40H88C100 56 106 66 106 84V138C106 146 100 150 94 150H50C44 150 38 146 38 138V84C38 66 44 56 56 40Z',
    fill: art.mid,
  },
  { d: slab(38, 88, 68, 36), fill: art.light },
  { d: disc(72, 106, 10), fill: art.pop },
  { d: slab(112, 104, 30, 46, 8), fill: art.sun },
]);

export const parcel = thing((art) => [
  { d: slab(18, 62, 114, 88, 6), fill: art.pop },
  { d: slab(64, 62, 22, 88), fill: art.light },
  { d: slab(12, 46, 126, 28, 6), fill: dark(art.pop) },
  { d: slab(64, 46, 22, 28), fill: art.light },
  { d: 'M75 46C56 44 46 30 56 22S74 32 75 46C76 32 84 14 94 22S94 44 75 46Z', fill: art.sun },
]);

export const shirt = thing((art) => [
  { d: 'M75 34C75 26 84 26 84 19S70 8 66 18', stroke: art.deep, width: 4 },
  { d: 'M75 32L40 50L10 76L28 100L44 90V152H106V90L122 100L140 76L110 50Z', fill: art.mid },
  { d: 'M58 42C62 58 88 58 92 42L75 32Z', fill: art.light },
  { d: slab(44, 104, 62, 12), fill: art.sun },
]);

export const shoe = thing((art) => [
  {
    d: 'M18 86C30 92 40 90 46 80L60 92C76 106 96 112 122 114C134 116 138 124 138 134H18Z',
    fill: art.pop,
  },
  { d: slab(14, 132, 126, 18, 8), fill: art.light },
  { d: 'M58 96l10-8M70 104l10-8M83 109l8-9', stroke: art.light, width: 4 },
  { d: 'M18 108C36 112 52 118 56 134H18Z', fill: dark(art.pop) },
]);
