import type { Picture } from '../../src/content/picture.schema';
import { cutsOf } from './cuts';
import { paintsOf } from './tones';
import { facesOf } from './touching';

/** Steps per unit of the emoji's 32, so that coordinates are integers. */
const SCALE = 6;
/** Margin in the emoji's units. */
const MARGIN = 5;
const SIDE = (32 + 2 * MARGIN) * SCALE;

/**
 * Converts an emoji's icon to a picture in palette paints.
 * @param isLocked whether it keeps its own hues, like animals, plants and food
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
