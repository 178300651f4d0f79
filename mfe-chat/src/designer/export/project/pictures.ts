import { pictureOf } from '../../drawings/pictures';
import type { Drawing } from '../../drawings/pictures/shape';
import type { AppDesign } from '../../model/app-design';
import { makeDrawable, picturesIn } from '../../render/drawable';
import type { Import } from './source';
import type { WrittenModule } from './written-modules';

/** The pictures of a design by name, in the paints of its look. */
export async function drawnPictures(design: AppDesign): Promise<Readonly<Record<string, Drawing>>> {
  await makeDrawable(design);
  const names = [...new Set(picturesIn(design))].toSorted();
  return Object.fromEntries(names.map((name) => [name, pictureOf(name)(design.look.palette)]));
}

/** What names of pictures are in a project that has these. */
export const pictureNames = (names: readonly string[]): string =>
  `export type PictureName = ${names.map((name) => `'${name}'`).join(' | ') || 'never'};\n`;

export const pictureTypes: readonly Import[] = ['Draw', 'Drawing'].map((name) => ({
  from: 'drawings/pictures/shape',
  name,
  isType: true,
}));

/** A module of pictures, under both names that sources ask for. */
export const picturesModule = (
  text: string,
  takes: readonly Import[] = pictureTypes,
): Readonly<Record<string, WrittenModule>> => {
  const module: WrittenModule = { path: 'drawings/pictures', text, takes };
  return { 'drawings/pictures': module, 'drawings/picture-names': module };
};
