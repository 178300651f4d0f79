import { noAssets } from '../../../designer/export/assets/assets';
import type { AppDesign } from '../../../designer/model/app-design';
import { hasOwnPictures } from '../../../designer/share/has-own-pictures';

/** The visitor's own pictures of a design; only a design that names one needs what finds them. */
export async function picturesFor(design: AppDesign, isPlain: boolean) {
  if (!hasOwnPictures(design)) return noAssets.pictures;
  const { gatherPictures } = await import(
    /* webpackChunkName: "gather-pictures" */ './gather-pictures'
  );
  return gatherPictures(design, isPlain);
}
