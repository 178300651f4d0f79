import type { PictureName } from './picture-names';
import * as board from './pictures/board';
import * as growing from './pictures/growing';
import * as places from './pictures/places';
import * as scenes from './pictures/scenes';
import type { Draw } from './pictures/shape';
import * as things from './pictures/things';

export const pictures: Record<PictureName, Draw> = {
  plant: growing.plant,
  dunes: growing.dunes,
  'kiln-vase': growing.kilnVase,
  mug: growing.mug,
  bowl: growing.bowl,
  'bud-vase': growing.budVase,
  plate: growing.plate,
  'vase-flowers': board.vaseFlowers,
  arch: board.arch,
  leaf: board.leaf,
  dots: board.dots,
  egg: board.egg,
  awning: board.awning,
  lisbon: places.lisbon,
  sun: places.sun,
  rings: places.rings,
  route: places.route,
  ...things,
  ...scenes,
};
