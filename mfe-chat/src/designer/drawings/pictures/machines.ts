import { thing } from './thing';
import { disc, slab } from './shape';

export const car = thing((art) => [
  {
    d: 'M8 128C8 108 16 102 34 100L50 74C54 68 60 66 68 66H96C104 66 110 70 114 78L122 100C138 102 142 110 142 128V136H8Z',
    fill: art.pop,
  },
  {
    d: 'M46 100L58 80C60 77 62 76 66 76H74V100ZM80 76H94C99 76 102 78 104 82L111 100H80Z',
    fill: art.light,
  },
  { d: disc(40, 136, 16) + disc(112, 136, 16), fill: art.deep },
  { d: disc(40, 136, 7) + disc(112, 136, 7), fill: art.light },
]);

export const bike = thing((art) => [
  { d: disc(36, 120, 27) + disc(114, 120, 27), stroke: art.near, width: 6 },
  {
    d: 'M36 120L62 78H102L76 120ZM62 78L76 120M102 78L114 120M56 68H70M98 64H110L102 78',
    stroke: art.pop,
    width: 6,
  },
  { d: disc(76, 120, 7), fill: art.sun },
]);

export const rocket = thing((art) => [
  { d: 'M58 128C52 142 58 152 75 162C92 152 98 142 92 128Z', fill: art.sun },
  { d: 'M50 84L26 116L30 136L54 122ZM100 84L124 116L120 136L96 122Z', fill: art.mid },
  { d: 'M75 6C104 32 110 84 96 130H54C40 84 46 32 75 6Z', fill: art.light },
  { d: disc(75, 64, 16), fill: art.pop },
  { d: disc(75, 64, 8), fill: art.sky },
]);

export const balloon = thing((art) => [
  { d: 'M52 96C46 120 62 130 54 150M96 110C102 128 90 138 96 152', stroke: art.deep, width: 3 },
  { d: 'M52 10C80 10 92 34 88 58C84 82 66 96 52 96S16 82 14 54S28 10 52 10Z', fill: art.pop },
  {
    d: 'M98 36C120 36 132 54 128 76C124 98 110 110 98 110S68 96 70 70S82 36 98 36Z',
    fill: art.sun,
  },
]);

export const laptop = thing((art) => [
  { d: slab(26, 46, 98, 76, 8), fill: art.deep },
  { d: slab(34, 54, 82, 60, 3), fill: art.sky },
  { d: 'M44 70H74M44 82H92M44 94H66', stroke: art.mid, width: 5 },
  { d: 'M10 126H140L134 144C132 148 128 150 122 150H28C22 150 18 148 16 144Z', fill: art.far },
]);

export const globe = thing((art) => [
  { d: disc(75, 80, 52), fill: art.sky },
  {
    d: 'M44 44C64 34 78 44 72 58S46 64 40 78C30 70 30 54 44 44ZM84 70C104 60 122 72 120 90S92 122 84 108S70 80 84 70Z',
    fill: art.mid,
  },
  { d: disc(75, 80, 52), stroke: art.deep, width: 4 },
  { d: 'M48 150H102M75 134V150', stroke: art.deep, width: 7 },
]);
