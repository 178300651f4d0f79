import { pictureOf } from '../../drawings/pictures';
import { inGroup } from '../../drawings/in-group';
import type { AppDesign } from '../../model/app-design';
import { makeDrawable, picturesIn } from '../../render/drawable';
import type { Assets } from '../assets/assets';
import { ownPictures, pictureFile } from '../assets/own-pictures';
import type { ExportedFile } from '../exporter';
import { Name } from './print-value';
import type { Import } from './source';
import type { WrittenModule } from './written-modules';

type Own = Pick<Assets, 'pictures'>;

/** Ids are valid names in code: `p1f3c`. */
const importedAs = (id: string) => id.replaceAll('-', '_');

export const pictureFolder = (design: AppDesign, assets: Own): ExportedFile[] =>
  ownPictures(design, assets).map(([id, picture]) => ({
    path: `src/pictures/${pictureFile(id, picture)}`,
    content: picture.content,
  }));

export const pictureImports = (design: AppDesign, assets: Own): string =>
  ownPictures(design, assets)
    .map(
      ([id, picture]) =>
        `import ${importedAs(id)} from '../pictures/${pictureFile(id, picture)}';\n`,
    )
    .join('');

/** In paints of the look; own pictures refer to their files. */
export async function drawnPictures(
  design: AppDesign,
  assets: Own,
): Promise<Readonly<Record<string, unknown>>> {
  await makeDrawable(design);
  const own = new Set(ownPictures(design, assets).map(([id]) => id));
  const names = [...new Set(picturesIn(design))].toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const drawing = pictureOf(name)(design.look.palette);
      const { group, own: id = '' } = inGroup(name) ?? {};
      const isOwn = group === 'own' && own.has(id);
      return [name, isOwn ? { ...drawing, image: new Name(importedAs(id)) } : drawing];
    }),
  );
}

export const pictureNames = (names: readonly string[]): string =>
  `export type PictureName = ${names.map((name) => `'${name}'`).join(' | ') || 'never'};\n`;

export const pictureTypes: readonly Import[] = ['Draw', 'Drawing'].map((name) => ({
  from: 'drawings/pictures/shape',
  name,
  isType: true,
}));

/** Sources import the module under two names. */
export const picturesModule = (
  text: string,
  takes: readonly Import[] = pictureTypes,
): Readonly<Record<string, WrittenModule>> => {
  const module: WrittenModule = { path: 'drawings/pictures', text, takes };
  return { 'drawings/pictures': module, 'drawings/picture-names': module };
};
