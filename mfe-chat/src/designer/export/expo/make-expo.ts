import type { AppDesign } from '../../model/app-design';
import { noAssets, type Assets, type FontFile } from '../assets/assets';
import type { Files } from '../exporter';
import { makeProject } from '../project/make-project';
import { pictureFolder } from '../project/pictures';
import { screenLinks } from '../project/screen-links';
import type { Sources } from '../project/source';
import { fontsModule } from './font-packages';
import { printPictures } from './print-pictures';
import { printTests } from './print-tests';
import { printTheme } from './print-theme';
import { projectFiles } from './project-files';

/** The type of images that Metro imports. */
const fileTypes = ['jpg', 'png', 'webp']
  .map(
    (ending) =>
      `declare module '*.${ending}' {\n  const source: string;\n  export default source;\n}\n`,
  )
  .join('\n');

export async function makeExpo(
  design: AppDesign,
  fonts: readonly FontFile[],
  sources: Sources,
  assets: Pick<Assets, 'pictures'> = noAssets,
): Promise<Files> {
  const written = {
    ...(await printPictures(design, assets)),
    'export/expo/host/fonts': fontsModule(design),
  };
  const folder = pictureFolder(design, assets);
  return [
    ...projectFiles(design, fonts),
    ...(folder.length > 0 ? [{ path: 'src/pictures/files.d.ts', content: fileTypes }] : []),
    ...folder,
    { path: 'src/theme.ts', content: printTheme(design) },
    { path: 'src/app.test.tsx', content: printTests(design, screenLinks(design)) },
    ...(await makeProject(design, sources, { id: 'expo', written })),
  ];
}
