import { mix, shade } from '../../themes/color';
import { disc, slab, type Draw } from './shape';

export const arch: Draw = ({ art }) => ({
  box: [168, 214],
  hold: 'xMidYMax',
  shapes: [
    { d: slab(0, 0, 168, 214), fill: art.sky },
    { d: 'M40 214V120a44.5 44.5 0 0 1 89 0V214z', fill: art.pop },
    { d: disc(84.5, 112, 20), fill: art.sun },
  ],
});

const veins = [
  'M40 114C43 100 41 88 36 76C47 86 50 98 48 106Z',
  'M62 92C66 78 65 66 61 54C71 64 73 76 70 84Z',
  'M88 66C91 56 91 46 88 36C96 45 98 54 95 60Z',
  'M46 108C60 106 72 109 84 115C72 102 58 100 52 102Z',
  'M70 84C84 83 96 86 108 92C96 79 84 76 77 78Z',
  'M96 58C106 57 116 59 126 64C116 54 107 51 102 52Z',
];

export const leaf: Draw = ({ art }) => {
  const green = shade(art.near, ({ chroma, hue }) => ({
    lightness: 0.79,
    chroma: chroma && Math.min(0.13, chroma * 1.6),
    hue: hue - 30,
  }));
  return {
    box: [168, 138],
    shapes: [
      { d: slab(0, 0, 168, 138), fill: art.near },
      {
        d: 'M20 138C6 92 26 44 78 30C104 23 130 20 150 13C144 46 132 82 116 108C106 124 92 134 78 138Z',
        fill: green,
      },
      { d: 'M16 138C52 104 100 64 138 30C106 70 64 110 30 138Z', fill: art.near },
      ...veins.map((d) => ({ d, fill: art.near })),
    ],
  };
};

export const dots: Draw = ({ art }) => ({
  box: [168, 132],
  shapes: [
    { d: slab(0, 0, 168, 132), fill: art.sun },
    ...[0, 1, 2].flatMap((line) =>
      [0, 1, 2, 3].map((column) => ({
        d: disc(22 + column * 42, 24 + line * 42, 14),
        fill: ['00', '03', '12', '21'].includes(`${line}${column}`) ? '#ffffff' : art.pop,
      })),
    ),
  ],
});

export const egg: Draw = ({ art }) => ({
  box: [168, 194],
  shapes: [
    { d: slab(0, 0, 168, 194), fill: art.pop },
    { d: disc(84, 92, 62), fill: art.light },
    { d: disc(84, 92, 43), fill: mix(art.light, '#ffffff', 0.85) },
    { d: 'M60 97C68 80 76 77 84 77S100 80 108 97C98 113 70 113 60 97Z', fill: art.sun },
  ],
});

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

export const awning: Draw = ({ art }) => ({
  box: [168, 214],
  hold: 'xMidYMax',
  shapes: [
    { d: slab(0, 0, 168, 214), fill: art.far },
    { d: slab(24, 40, 120, 174), fill: '#ffffff' },
    ...[24, 44.9, 68.5, 88.5, 108.6, 128.7].map((x, index) => ({
      d: slab(x, 40, index === 0 || index === 5 ? 15.3 : 11.5, 60),
      fill: art.pop,
    })),
  ],
});
