import type { Picture } from '../../content/picture.schema';
import { icons } from './drawing-data';
import { drawnPicture } from './drawn-picture';
import type { PictureName } from './picture-names';
import { known, pictureData, type OwnData } from './pictures';

/** Size in px. */
export interface OwnImage {
  image: string;
  width: number;
  height: number;
}

export const formerOf = (name: string): PictureName | undefined =>
  /^own\/[^/]+\/(.+)$/.exec(name)?.[1] as PictureName | undefined;

/** Falls back to the replaced drawing when the image is missing. */
async function ownPicture(name: PictureName, own: OwnImage | undefined): Promise<Picture> {
  if (own) return { box: [own.width, own.height], image: own.image, shapes: [] };
  const former = formerOf(name);
  const drawn = former && (await pictureData(former));
  const shape = { d: icons.image, stroke: 'mid' as const, width: 1.5 };
  return { ...(drawn ?? { box: [24, 24], alone: true, shapes: [shape] }), isMissing: true };
}

export const ownDataFrom =
  (find: (id: string) => Promise<OwnImage | undefined>): OwnData =>
  async (name, id) =>
    ownPicture(name, await find(id));

/** Reloads the visitor's own pictures after some were added or removed. */
export async function refreshOwn(): Promise<void> {
  const names = (Object.keys(known) as PictureName[]).filter((name) => name.startsWith('own/'));
  await Promise.all(
    names.map(async (name) => {
      const data = await pictureData(name);
      if (data) known[name] = drawnPicture(data);
    }),
  );
}
