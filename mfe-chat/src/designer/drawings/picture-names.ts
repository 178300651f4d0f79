import { framedNames, pictureGroups, sceneNames, thingNames } from './picture-names.generated';

export { framedNames, pictureGroups, sceneNames };

/** Pictures that are drawn by hand: the files in `content/pictures`. */
export const pictureNames = [...thingNames, ...framedNames, ...sceneNames] as const;
type DrawnName = (typeof pictureNames)[number];

/** A picture of a noun, made from an emoji: `animals/dog`. */
export type NounPicture = `${(typeof pictureGroups)[number]}/${string}`;

/**
 * A picture of the visitor's own, by its id: `own/p1`. It stays in the browser that has it; where it is missing, the drawing
 * is shown whose place it took: `own/p1/mug`, `own/p1/animals/dog`.
 */
export type OwnPicture = `own/${string}`;

/** Pictures that an app may name. */
export type PictureName = DrawnName | NounPicture | OwnPicture;
