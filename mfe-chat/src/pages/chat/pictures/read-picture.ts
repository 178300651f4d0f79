import { drawPicture } from './draw-picture';
import type { KeptPicture } from './kept-pictures';
import { MOST_FILE, MOST_PIXELS } from './limits';
import { lookAtBytes } from './look-at-bytes';
import { pictureWords as words } from './pictures.content';

export type ReadPicture = { picture: KeptPicture; note?: string } | { fault: string };

const megabytes = (bytes: number) => `${Math.ceil(bytes / 100_000) / 10} MB`;

/** A hash of the bytes, so that equal pictures are stored once. */
export async function idOf(content: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `p${hex.slice(0, 24)}`;
}

const nameOf = ({ name }: File): string => name.replace(/\.\w{1,5}$/, '').slice(0, 60) || name;

/** Returns the picture, or the reason why it cannot be used. */
export async function readPicture(file: File): Promise<ReadPicture> {
  const { faults } = words;
  const { name, size } = file;
  if (size === 0) return { fault: faults.empty(name) };
  if (size > MOST_FILE) return { fault: faults.tooLarge(name, megabytes(size)) };
  const looked = lookAtBytes(new Uint8Array(await file.arrayBuffer()));
  if (!looked) return { fault: faults.wrongType(name) };
  const { type, width = 1, height = 1, isAnimated } = looked;
  if (width * height > MOST_PIXELS) return { fault: faults.tooWide(name, width, height) };
  try {
    const drawn = await drawPicture(file, type);
    const id = await idOf(new Uint8Array(await drawn.blob.arrayBuffer()));
    const picture = { id, ...drawn, name: nameOf(file), addedAt: Date.now() };
    return isAnimated ? { picture, note: words.atFirst } : { picture };
  } catch (error) {
    console.warn(`${name} was not taken as a picture.`, error);
    return { fault: faults.broken(name) };
  }
}

const types = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** Verifies that content and id match. */
export async function readCarried(
  id: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<KeptPicture | undefined> {
  const { type = '', width = 0, height = 0 } = lookAtBytes(content) ?? {};
  if (!types.has(type) || width * height > MOST_PIXELS) return undefined;
  if ((await idOf(content)) !== id) return undefined;
  const blob = new Blob([content], { type });
  try {
    const image = await createImageBitmap(blob);
    const size = { width: image.width, height: image.height };
    image.close();
    return { id, blob, ...size, name: id.slice(0, 8), addedAt: Date.now() };
  } catch {
    return undefined;
  }
}
