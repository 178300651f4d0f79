import type { Picture } from '../../src/content/picture.schema';
import { cutsOf } from './cuts';
import { paintsOf } from './tones';
import { facesOf } from './touching';

/** Steps per unit of the emoji's 32: coordinates are whole numbers. */
const SCALE = 6;
/** Air around the emoji, in its units. */
const MARGIN = 5;
const SIDE = (32 + 2 * MARGIN) * SCALE;

/**
 * A picture of ours from the icon of an emoji: the same cuts in the paints of palettes, each of them seen beside its neighbours.
 *
 * @param isLocked whether its hues are its own, as those of animals, plants and food
 */
export function pictureOf(body: string, isLocked: boolean): Picture {
  const cuts = cutsOf(body);
  const paints = paintsOf(facesOf(cuts), isLocked);
  return {
    box: [SIDE, SIDE],
    alone: true,
    shapes: cuts.map(({ path, color }) => ({
      d: path.translate(MARGIN, MARGIN).scale(SCALE).rel().round(0).toString(),
      fill: paints.get(color) ?? 'mid',
    })),
  };
}
