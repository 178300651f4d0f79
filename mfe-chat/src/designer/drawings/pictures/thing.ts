import { mix } from '../../themes/color';
import type { Draw, Shape } from './shape';
import type { Palette } from '../../model/theme';

type Art = Palette['art'];

/** One thing that stands on the ground of its frame. */
export const thing =
  (shapes: (art: Art) => Shape[]): Draw =>
  ({ art }) => ({ box: [150, 168], hold: 'xMidYMax', alone: true, shapes: shapes(art) });

export const dark = (color: string, amount = 0.22) => mix(color, '#000000', amount);
export const pale = (color: string, amount = 0.5) => mix(color, '#ffffff', amount);
