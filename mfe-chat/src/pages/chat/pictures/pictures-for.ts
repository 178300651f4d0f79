import { noAssets } from '../../../designer/export/assets/assets';
import type { AppDesign } from '../../../designer/model/app-design';
import { hasOwnPictures } from '../../../designer/share/has-own-pictures';

/** Loaded only for designs with own pictures. */
export async function picturesFor(design: AppDesign, isPlain: boolean) {
  if (!hasOwnPictures(design)) return noAssets.pictures;
  const { gatherPictures } = await import(
    /* webpackChunkName: "gather-pictures" */ './gather-pictures'
  );
  return gatherPictures(design, isPlain);
}
