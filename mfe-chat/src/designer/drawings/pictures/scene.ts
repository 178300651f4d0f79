import { slab, type Draw, type Shape } from './shape';
import type { Palette } from '../../model/theme';

type Art = Palette['art'];

/** A place that fills its frame. */
export const scene =
  (shapes: (art: Art) => Shape[]): Draw =>
  ({ art }) => ({
    box: [346, 263],
    hold: 'xMidYMax',
    shapes: [{ d: slab(0, 0, 346, 263), fill: art.sky }, ...shapes(art)],
  });
