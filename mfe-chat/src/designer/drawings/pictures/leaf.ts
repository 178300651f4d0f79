import { shade } from '../../themes/color';
import { slab, type Draw } from './shape';

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
