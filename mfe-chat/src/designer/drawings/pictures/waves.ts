import { scene } from './scene';

export const waves = scene((art) => [
  { d: 'M0 70C60 30 120 110 180 70S290 30 346 70V263H0Z', fill: art.far },
  { d: 'M0 120C60 80 120 160 180 120S290 80 346 120V263H0Z', fill: art.pop },
  { d: 'M0 168C60 128 120 208 180 168S290 128 346 168V263H0Z', fill: art.mid },
  { d: 'M0 216C60 176 120 256 180 216S290 176 346 216V263H0Z', fill: art.near },
]);
