import { framedNames, pictureGroups, sceneNames, thingNames } from './picture-names.generated';

export { framedNames, pictureGroups, sceneNames };

/** Pictures that are drawn by hand: the files in `content/pictures`. */
export const pictureNames = [...thingNames, ...framedNames, ...sceneNames] as const;
type DrawnName = (typeof pictureNames)[number];

/** A picture of a noun, made from an emoji: `animals/dog`. */
export type NounPicture = `${(typeof pictureGroups)[number]}/${string}`;

/** Pictures that an app may name. */
export type PictureName = DrawnName | NounPicture;

/** Group and name of a picture of a noun. */
export function inGroup(name: PictureName): { group: string; own: string } | undefined {
  const [group = '', own] = name.split('/');
  return own === undefined ? undefined : { group, own };
}
