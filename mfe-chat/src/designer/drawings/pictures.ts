import { dataArrived } from '@appling/shared/federation/fetch-data';
import { releasedData } from '@appling/shared/federation/released-file';
import { pictureFile } from '../../content/file-names';
import { earlyPictures, pictureFiles } from './drawing-data';
import { drawnPicture } from './drawn-picture';
import type { PictureName } from './picture-names';
import type { Draw } from './pictures/shape';

const known: Partial<Record<PictureName, Draw>> = {};
const coming = new Map<PictureName, Promise<void>>();

function drawOf(name: PictureName): Draw | undefined {
  // Undefined until the page has fetched its data.
  const early = (earlyPictures as typeof earlyPictures | undefined)?.[name];
  return (known[name] ??= early && drawnPicture(early));
}

export const hasPicture = (name: PictureName): boolean => drawOf(name) !== undefined;

/** @throws {Error} for a picture that was not fetched: see render/drawable */
export function pictureOf(name: PictureName): Draw {
  const drawing = drawOf(name);
  if (!drawing) throw new Error(`Nothing draws the picture ${name} yet.`);
  return drawing;
}

async function fetched(name: PictureName): Promise<void> {
  await dataArrived();
  const file = pictureFiles[name];
  if (file && !hasPicture(name)) {
    known[name] = drawnPicture(await releasedData(pictureFile(name), file));
  }
}

/**
 * Fetches what draws a picture. Concurrent calls share one request.
 *
 * @throws {TypeError} when its file cannot be fetched, or is not the one that was released; the next call tries again
 */
export async function fetchPicture(name: PictureName): Promise<void> {
  if (hasPicture(name)) return;
  const asked = coming.get(name) ?? fetched(name).finally(() => coming.delete(name));
  coming.set(name, asked);
  await asked;
}

/** Fetches what draws these pictures. */
export async function fetchPictures(names: readonly PictureName[]): Promise<void> {
  await Promise.all([...new Set(names)].map(fetchPicture));
}
