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
