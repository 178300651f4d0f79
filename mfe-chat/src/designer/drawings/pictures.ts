import { dataArrived } from '@appling/runtime/federation/fetch-data';
import { releasedData } from '@appling/runtime/federation/released-file';
import { pictureFile, pictureGroupFile } from '../../content/file-names';
import type { Picture } from '../../content/picture.schema';
import { earlyPictures, groupFiles, pictureFiles } from './drawing-data';
import type { PictureFiles } from './picture-files';
import { drawnPicture } from './drawn-picture';
import { inGroup } from './in-group';
import type { PictureName } from './picture-names';
import type { Draw } from './pictures/shape';

/** Placeholder for a picture that this release lacks. */
const nothing: Draw = () => ({ box: [1, 1], alone: true, shapes: [] });

export const known: Partial<Record<PictureName, Draw>> = {};
const coming = new Map<PictureName, Promise<void>>();

export type OwnData = (name: PictureName, id: string) => Promise<Picture | undefined>;
let ownData: OwnData = () => Promise.resolve(undefined);

export function findOwnWith(find: OwnData): OwnData {
  const before = ownData;
  ownData = find;
  return before;
}

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

const groups = new Map<string, Promise<PictureFiles>>();

/** Failed requests are retried on the next call. */
function filesOf(group: string): Promise<PictureFiles> {
  const asked = groups.get(group) ?? releasedData(pictureGroupFile(group), groupFiles[group] ?? '');
  groups.set(group, asked);
  asked.catch(() => groups.delete(group));
  return asked;
}

/**
 * Returns undefined for a picture of an older release.
 * @throws {TypeError} as {@link fetchPicture} does
 */
export async function pictureData(name: PictureName): Promise<Picture | undefined> {
  await dataArrived();
  const early = earlyPictures[name];
  if (early) return early;
  const { group, own } = inGroup(name) ?? { own: name };
  if (group === 'own') return ownData(name, own);
  const files = group === undefined ? pictureFiles : await filesOf(group);
  const file = files[own];
  return file === undefined ? undefined : releasedData(pictureFile(name.replace('/', '-')), file);
}

async function fetched(name: PictureName): Promise<void> {
  await dataArrived();
  if (hasPicture(name)) return;
  const data = await pictureData(name);
  const group = inGroup(name)?.group;
  if (data) known[name] = drawnPicture(data);
  else if (group !== undefined) known[name] = nothing;
}

/**
 * Concurrent calls share one request.
 * @throws {TypeError} when the file cannot be fetched, or its hash differs; the next call retries
 */
export async function fetchPicture(name: PictureName): Promise<void> {
  if (hasPicture(name)) return;
  const asked = coming.get(name) ?? fetched(name).finally(() => coming.delete(name));
  coming.set(name, asked);
  await asked;
}

export async function fetchPictures(names: readonly PictureName[]): Promise<void> {
  await Promise.all([...new Set(names)].map(fetchPicture));
}
