import { shade } from '../../themes/color';
import { disc, type Draw } from './shape';

export const rings: Draw = ({ accent }) => ({
  box: [346, 186],
  hold: 'xMaxYMid',
  shapes: [
    {
      d: disc(304, 85, 87),
      fill: shade(accent, ({ lightness }) => ({ lightness: lightness + 0.07 })),
    },
    {
      d: disc(304, 85, 50),
      fill: shade(accent, ({ lightness }) => ({ lightness: lightness + 0.15 })),
    },
  ],
});
