import type { AppDesign } from '../../model/app-design';
import { noAssets, type Assets, type FontFile } from '../assets/assets';
import type { Files } from '../exporter';
import { makeProject } from '../project/make-project';
import {
  drawnPictures,
  pictureFolder,
  pictureImports,
  pictureNames,
  picturesModule,
} from '../project/pictures';
import { printValue } from '../project/print-value';
import { screenLinks } from '../project/screen-links';
import type { Sources } from '../project/source';
import { printTests } from './print-tests';
import { projectFiles } from './project-files';

/** Prints `theme.ts`. */
const printTheme = ({ look }: AppDesign): string =>
  `import type { Look } from './model/theme';

/** Colors by role, corners, letters and density. Text colors follow from them, so that every text can be read. */
export const look: Look = ${printValue(look)};
`;

export async function makeReact(
  design: AppDesign,
  fonts: readonly FontFile[],
  sources: Sources,
  assets: Pick<Assets, 'pictures'> = noAssets,
): Promise<Files> {
  const pictures = await drawnPictures(design, assets);
  const imports = pictureImports(design, assets);
  const text = `${imports && `${imports}\n`}${pictureNames(Object.keys(pictures))}
const pictures: Readonly<Record<PictureName, Drawing>> = ${printValue(pictures)};

export const pictureOf =
  (name: PictureName): Draw =>
  () =>
    pictures[name];
`;
  return [
    ...projectFiles(design, fonts),
    ...pictureFolder(design, assets),
    { path: 'src/theme.ts', content: printTheme(design) },
    { path: 'src/app.test.tsx', content: printTests(design, screenLinks(design)) },
    ...(await makeProject(design, sources, { id: 'react', written: picturesModule(text) })),
  ];
}
