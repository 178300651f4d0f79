import { Camera } from '../components/camera';
import { DrawingPad } from '../components/drawing-pad';
import { Masonry } from '../components/masonry';
import { Picture } from '../components/picture';
import { Player } from '../components/player';
import { Scanner } from '../components/scanner';
import { Scene } from '../components/scene';
import { Swatches } from '../components/swatches';
import type { Views } from '../phone';

export const media = {
  camera: Camera,
  scanner: Scanner,
  player: Player,
  'drawing-pad': DrawingPad,
  masonry: Masonry,
  picture: Picture,
  swatches: Swatches,
  scene: Scene,
} satisfies Views;
