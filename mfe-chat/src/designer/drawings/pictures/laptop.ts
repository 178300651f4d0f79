import { thing } from './thing';
import { slab } from './shape';

export const laptop = thing((art) => [
  { d: slab(26, 46, 98, 76, 8), fill: art.deep },
  { d: slab(34, 54, 82, 60, 3), fill: art.sky },
  { d: 'M44 70H74M44 82H92M44 94H66', stroke: art.mid, width: 5 },
  { d: 'M10 126H140L134 144C132 148 128 150 122 150H28C22 150 18 148 16 144Z', fill: art.far },
]);
