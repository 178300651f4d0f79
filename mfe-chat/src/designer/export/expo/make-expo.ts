import type { AppDesign } from '../../model/app-design';
import type { FontFile } from '../assets/assets';
import type { Files } from '../exporter';
import { makeProject } from '../project/make-project';
import { screenLinks } from '../project/screen-links';
import type { Sources } from '../project/source';
import { fontsModule } from './font-packages';
import { printPictures } from './print-pictures';
import { printTests } from './print-tests';
import { printTheme } from './print-theme';
import { projectFiles } from './project-files';

/** A React Native project of the design, for Expo. */
export async function makeExpo(
  design: AppDesign,
  fonts: readonly FontFile[],
  sources: Sources,
): Promise<Files> {
  const written = {
    ...(await printPictures(design)),
    'export/expo/host/fonts': fontsModule(design),
  };
  return [
    ...projectFiles(design, fonts),
    { path: 'src/theme.ts', content: printTheme(design) },
    { path: 'src/app.test.tsx', content: printTests(design, screenLinks(design)) },
    ...(await makeProject(design, sources, { id: 'expo', written })),
  ];
}
