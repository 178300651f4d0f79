import { notify } from '@appling/runtime/state';
import { ownDataFrom, type OwnImage } from '../../../designer/drawings/own-picture';
import { findPicture } from './kept-pictures';
import { pictureWords } from './pictures.content';

const addresses = new Map<string, string>();
let hasTold = false;

/** Reports a missing picture once. */
export async function findImage(id: string): Promise<OwnImage | undefined> {
  const found = await findPicture(id);
  if (!found) {
    if (!hasTold) notify('info', pictureWords.missingNotice);
    hasTold = true;
    return undefined;
  }
  const { blob, width, height } = found;
  const image = addresses.get(id) ?? URL.createObjectURL(blob);
  addresses.set(id, image);
  return { image, width, height };
}

export function dropImage(id: string): void {
  const address = addresses.get(id);
  if (address !== undefined) URL.revokeObjectURL(address);
  addresses.delete(id);
}

export const ownData = ownDataFrom(findImage);
