import type { AppDesign } from '../../model/app-design';
import { lookOf } from '../modes';
import type { Assets } from '../assets/assets';
import {
  drawnPictures,
  pictureImports,
  pictureNames,
  picturesModule,
  pictureTypes,
} from '../project/pictures';
import { printValue } from '../project/print-value';
import type { WrittenModule } from '../project/written-modules';

export async function printPictures(
  design: AppDesign,
  assets: Pick<Assets, 'pictures'>,
): Promise<Readonly<Record<string, WrittenModule>>> {
  const by = (mode: 'light' | 'dark') =>
    drawnPictures({ ...design, look: lookOf(design, mode) }, assets);
  const imports = pictureImports(design, assets);
  const [light, dark] = [await by('light'), await by('dark')];
  const text = `${imports && `${imports}\n`}${pictureNames(Object.keys(light))}
type Pictures = Readonly<Record<PictureName, Drawing>>;

const light: Pictures = ${printValue(light)};

const dark: Pictures = ${printValue(dark)};

export const pictureOf =
  (name: PictureName): Draw =>
  ({ art }) =>
    (art === looks.dark.palette.art ? dark : light)[name];
`;
  const looks = { from: 'theme', name: 'looks', isType: false };
  return picturesModule(text, [...pictureTypes, looks]);
}
