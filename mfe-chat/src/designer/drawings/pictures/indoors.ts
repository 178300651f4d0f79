import { mix } from '../../themes/color';
import { scene } from './scene';
import { disc, slab } from './shape';

export const room = scene((art) => [
  { d: slab(0, 206, 346, 57), fill: mix(art.sky, art.near, 0.22) },
  { d: slab(206, 36, 96, 104, 6), fill: art.light },
  { d: slab(213, 43, 82, 90, 3), fill: art.far },
  { d: disc(262, 82, 18), fill: art.sun },
  {
    d: slab(40, 128, 142, 60, 16) + slab(28, 152, 30, 66, 12) + slab(164, 152, 30, 66, 12),
    fill: art.mid,
  },
  { d: slab(54, 160, 116, 44, 8), fill: mix(art.mid, '#ffffff', 0.2) },
  { d: slab(76, 134, 38, 36, 8), fill: art.pop },
  { d: 'M262 224V168M236 168H288L276 134H248Z', fill: art.sun, stroke: art.near, width: 3 },
]);

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

export const crowd = scene((art) => [
  { d: disc(268, 62, 30), fill: art.sun },
  ...(
    [
      [60, 150, 'mid', 'light'],
      [150, 128, 'pop', 'sun'],
      [244, 146, 'far', 'light'],
      [312, 166, 'near', 'pop'],
      [104, 178, 'sun', 'near'],
      [202, 182, 'mid', 'pop'],
    ] as const
  ).flatMap(([x, y, body, head]) => [
    {
      d: `M${x - 52} 263C${x - 52} ${y + 44} ${x - 34} ${y + 24} ${x} ${y + 24}S${x + 52} ${y + 44} ${x + 52} 263Z`,
      fill: art[body],
    },
    { d: disc(x, y, 26), fill: mix(art[head], '#ffffff', 0.15) },
  ]),
]);
