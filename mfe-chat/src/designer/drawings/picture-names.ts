/** Drawn pictures an app may name. Their shapes are in `pictures/`. */
export const pictureNames = [
  'plant',
  'dunes',
  'vase-flowers',
  'arch',
  'leaf',
  'dots',
  'egg',
  'awning',
  'kiln-vase',
  'mug',
  'bowl',
  'bud-vase',
  'plate',
  'lisbon',
  'sun',
  'rings',
  'route',
] as const;
export type PictureName = (typeof pictureNames)[number];
