import { mix } from '../../themes/color';
import { scene } from './scene';
import { disc, slab } from './shape';

export const table = scene((art) => [
  { d: slab(0, 0, 346, 263), fill: art.light },
  { d: slab(0, 150, 346, 113), fill: art.sky },
  { d: disc(130, 150, 86), fill: '#ffffff' },
  { d: disc(130, 150, 62), fill: mix('#ffffff', art.far, 0.25) },
  {
    d: 'M86 150C86 112 150 96 172 132C186 158 158 196 124 192C100 190 86 174 86 150Z',
    fill: art.pop,
  },
  { d: disc(116, 138, 16) + disc(148, 166, 12), fill: art.sun },
  { d: 'M104 172C116 160 140 158 152 142', stroke: art.mid, width: 8 },
  {
    d: 'M262 72V206M250 72V104C250 118 274 118 274 104V72M306 206V72C322 84 324 120 306 132',
    stroke: art.near,
    width: 6,
  },
]);
