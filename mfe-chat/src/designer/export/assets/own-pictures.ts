import { inGroup } from '../../drawings/in-group';
import type { OwnImage } from '../../drawings/own-picture';
import type { AppDesign } from '../../model/app-design';
import { picturesIn } from '../../render/drawable';
import type { Assets, OwnPicture } from './assets';
import { base64 } from './base64';

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const;

export const dataAddress = ({ type, content }: OwnPicture): string =>
  `data:${type};base64,${base64(content)}`;

export const imageOf = (picture: OwnPicture): OwnImage => ({
  image: dataAddress(picture),
  width: picture.width,
  height: picture.height,
});

export const pictureFile = (id: string, { type }: OwnPicture): string => `${id}.${endings[type]}`;

export const ownIn = (design: AppDesign): string[] => {
  const ids = picturesIn(design).flatMap((name) => {
    const { group, own } = inGroup(name) ?? {};
    return group === 'own' && own !== undefined ? [own] : [];
  });
  return [...new Set(ids)].toSorted();
};

export const ownPictures = (
  design: AppDesign,
  { pictures }: Pick<Assets, 'pictures'>,
): (readonly [id: string, picture: OwnPicture])[] =>
  ownIn(design).flatMap((id) => {
    const picture = pictures[id];
    return picture ? [[id, picture] as const] : [];
  });
