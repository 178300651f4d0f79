import type { AppDesign } from '../../model/app-design';
import type { Assets } from '../assets/assets';
import { ownPictures, pictureFile } from '../assets/own-pictures';
import type { Entry, FillImage } from './format';
import { uuidOf } from './ids';
import { modifiedAt } from './library';

export const fillImages = (
  design: AppDesign,
  assets: Assets,
): Readonly<Record<string, FillImage>> =>
  Object.fromEntries(
    ownPictures(design, assets).map(([id, picture]) => [
      id,
      {
        id: uuidOf(`${design.id}/media/${id}`),
        width: picture.width,
        height: picture.height,
        name: pictureFile(id, picture),
        mtype: picture.type,
      },
    ]),
  );

export const mediaEntries = (design: AppDesign, assets: Assets, folder: string): Entry[] => {
  const images = fillImages(design, assets);
  return ownPictures(design, assets).flatMap(([id, picture]) => {
    const mediaId = uuidOf(`${design.id}/object/${id}`);
    const ending = pictureFile(id, picture).split('.').at(-1);
    const image = images[id];
    return [
      {
        path: `${folder}/media/${image?.id}.json`,
        value: { ...image, mediaId, isLocal: true, createdAt: modifiedAt },
      },
      {
        path: `objects/${mediaId}.json`,
        value: {
          id: mediaId,
          bucket: 'file-media-object',
          contentType: picture.type,
          size: picture.content.length,
        },
      },
      { path: `objects/${mediaId}.${ending}`, value: picture.content },
    ];
  });
};
