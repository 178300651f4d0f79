import { framedNames, pictureGroups, sceneNames, thingNames } from './picture-names.generated';

export { framedNames, pictureGroups, sceneNames };

export const pictureNames = [...thingNames, ...framedNames, ...sceneNames] as const;
type DrawnName = (typeof pictureNames)[number];

/** Made from an emoji: `animals/dog`. */
export type NounPicture = `${(typeof pictureGroups)[number]}/${string}`;

/** The visitor's own picture by id, `own/p1`, stored in their browser. Others see what it replaced: `own/p1/mug`. */
export type OwnPicture = `own/${string}`;

export type PictureName = DrawnName | NounPicture | OwnPicture;
