import { framedNames, sceneNames, thingNames } from './picture-names.generated';

export { framedNames, sceneNames };

/** Drawn pictures an app may name: the files in `content/pictures`. */
export const pictureNames = [...thingNames, ...framedNames, ...sceneNames] as const;
export type PictureName = (typeof pictureNames)[number];
