import { slab, type Draw } from './shape';

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
