import type { Picture } from '../../../content/picture.schema';
import { icons } from '../../drawings/drawing-data';
import { pictureData } from '../../drawings/pictures';
import type { AppDesign } from '../../model/app-design';
import { picturesIn } from '../../render/drawable';
import type { Drawings } from './file-data';

/** Replaces a picture that this release lacks. */
const blank: Picture = { box: [1, 1], alone: true, shapes: [] };

const wordsIn = (design: AppDesign): Set<string> =>
  new Set(Array.from(JSON.stringify(design).matchAll(/"([a-z0-9-]+)"/g), ([, word = '']) => word));

async function usedPictures(design: AppDesign): Promise<Drawings['pictures']> {
  const names = [...new Set(picturesIn(design))].toSorted();
  const found = names.map(async (name) => [name, (await pictureData(name)) ?? blank] as const);
  return Object.fromEntries(await Promise.all(found));
}

export async function usedDrawings(
  design: AppDesign,
  ownIcons: readonly string[],
): Promise<Drawings> {
  const pictures = await usedPictures(design);
  const words = wordsIn(design);
  const used = Object.entries(icons).filter(([name]) => words.has(name) || ownIcons.includes(name));
  return { icons: Object.fromEntries(used), pictures };
}
