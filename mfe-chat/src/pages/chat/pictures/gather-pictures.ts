import type { Assets, OwnPicture } from '../../../designer/export/assets/assets';
import { ownIn } from '../../../designer/export/assets/own-pictures';
import type { AppDesign } from '../../../designer/model/app-design';
import { isSolid } from './draw-picture';
import { findPicture } from './kept-pictures';

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** JPEG, or PNG with transparency, which all programs read. */
async function asPlain(blob: Blob): Promise<Blob> {
  if (blob.type !== 'image/webp') return blob;
  const image = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.drawImage(image, 0, 0);
  image.close();
  return canvas.convertToBlob(
    isSolid(context) ? { type: 'image/jpeg', quality: 0.9 } : { type: 'image/png' },
  );
}

/**
 * Skips pictures that this browser does not have.
 * @param isPlain as PNG and JPEG, for programs without WebP
 */
export async function gatherPictures(
  design: AppDesign,
  isPlain: boolean,
): Promise<Assets['pictures']> {
  const found = await Promise.all(
    ownIn(design).map(async (id) => {
      const picture = await findPicture(id);
      if (!picture) return [];
      const blob = isPlain ? await asPlain(picture.blob) : picture.blob;
      const own: OwnPicture = {
        type: blob.type as OwnPicture['type'],
        width: picture.width,
        height: picture.height,
        content: await bytesOf(blob),
      };
      return [[id, own] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}
