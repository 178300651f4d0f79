import { mix } from '../../themes/color';
import { disc, slab, type Draw } from './shape';

const petals = (x: number, y: number, r: number) =>
  Array.from({ length: 7 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 7;
    const at = (value: number) => Math.round(value * 10) / 10;
    return disc(at(x + Math.cos(angle) * r), at(y + Math.sin(angle) * r), at(r * 0.5));
  }).join('');

export const vaseFlowers: Draw = ({ art }) => ({
  box: [168, 188],
  hold: 'xMidYMax',
  shapes: [
    { d: slab(0, 0, 168, 188), fill: art.light },
    { d: slab(0, 157, 168, 31), fill: mix(art.light, '#a9742f', 0.24) },
    { d: 'M84 76C82 56 72 44 54 30', stroke: art.near, width: 4 },
    { d: 'M84 76C85 58 98 46 116 34', stroke: art.near, width: 4 },
    { d: petals(50, 25, 13.5), fill: art.pop },
    { d: disc(50, 25, 13), fill: art.pop },
    { d: disc(50, 25, 5), fill: art.sun },
    { d: petals(118, 29, 11), fill: art.sky },
    { d: disc(118, 29, 10), fill: art.sky },
    { d: disc(118, 29, 4), fill: art.pop },
    {
      d: 'M72 84h24C97 100 112 112 112 132C112 144 109 152 106 157.5H62C58 152 56 144 56 132C56 112 71 100 72 84Z',
      fill: art.mid,
    },
    { d: slab(66, 72, 36, 13, 5), fill: art.mid },
  ],
});
