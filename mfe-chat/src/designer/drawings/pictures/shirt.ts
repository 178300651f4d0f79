import { thing } from './thing';
import { slab } from './shape';

export const shirt = thing((art) => [
  { d: 'M75 34C75 26 84 26 84 19S70 8 66 18', stroke: art.deep, width: 4 },
  { d: 'M75 32L40 50L10 76L28 100L44 90V152H106V90L122 100L140 76L110 50Z', fill: art.mid },
  { d: 'M58 42C62 58 88 58 92 42L75 32Z', fill: art.light },
  { d: slab(44, 104, 62, 12), fill: art.sun },
]);
