/** One thing each, that can stand on any ground. */
const thingNames = [
  'plant',
  'kiln-vase',
  'mug',
  'bowl',
  'bud-vase',
  'plate',
  'cat',
  'dog',
  'car',
  'bike',
  'books',
  'shoe',
  'shirt',
  'house',
  'fruit',
  'cake',
  'pot',
  'record',
  'ball',
  'parcel',
  'bottle',
  'heart',
  'coins',
  'flask',
  'rocket',
  'mic',
  'clapper',
  'balloon',
  'shield',
  'trophy',
  'laptop',
  'globe',
] as const;

/** Things with their own wall behind them: they hang in a frame and never stand on a ground. */
export const framedNames = ['vase-flowers', 'arch', 'leaf', 'dots', 'egg', 'awning'] as const;

/** Places and patterns, that fill what they are put in. */
export const sceneNames = [
  'dunes',
  'lisbon',
  'mountains',
  'city',
  'sea',
  'night',
  'field',
  'room',
  'table',
  'crowd',
  'confetti',
  'waves',
  'arcs',
  'tiles',
  'road',
  'route',
  'sun',
  'rings',
] as const;

/** Drawn pictures an app may name. Their shapes are in `pictures/`. */
export const pictureNames = [...thingNames, ...framedNames, ...sceneNames] as const;
export type PictureName = (typeof pictureNames)[number];
