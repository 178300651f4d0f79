import { icons } from '../../drawings/drawing-data';
import { pictureOf } from '../../drawings/pictures';
import { filling } from '../../components/drawing.generated';
import type { AppDesign } from '../../model/app-design';
import type { ComponentType } from '../../model/components';
import { makeDrawable, picturesIn } from '../../render/drawable';
import type { FontFile } from '../assets/assets';
import type { Files } from '../exporter';
import { kebab, projectNames } from './names';
import { printData, printTheme } from './print-data';
import { printImports } from './print-module';
import { printProject } from './print-project';
import { printScreen } from './print-screen';
import { printTests } from './print-tests';
import { projectFiles } from './project-files';
import { screenLinks } from './screen-links';
import type { Import, Sources } from './source';
import { writtenModules } from './written-modules';

const app = (module: string, name: string): Import => ({
  from: `export/react/app/${module}`,
  name,
  isType: false,
});

/** What the frame of a design asks for beside its views. */
function startsOf(design: AppDesign, sources: Sources): Import[] {
  const all = design.screens.flatMap(({ components }) => components);
  const views = [...new Set(all.map(({ type }) => type))].flatMap((type) => {
    const view = sources.views[type];
    return view ? [{ from: view.module, name: view.name, isType: false }] : [];
  });
  const roles = all.filter((each) => each.role);
  const isFilled = roles.some(({ type }) => filling.has(type));
  const isLaid = roles.some((each) => !filling.has(each.type) && !('ground' in each));
  return [
    ...views,
    app('app', 'App'),
    app('screen-frame', 'ScreenFrame'),
    app('place', 'Place'),
    ...(isFilled ? [app('on-role', 'FilledWith')] : []),
    ...(isLaid ? [app('on-role', 'LaidOn')] : []),
    { from: 'model/app-design', name: 'AppDesign', isType: true },
    { from: 'model/theme', name: 'Look', isType: true },
  ];
}

const quoted = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/["']([a-z0-9-]+)["']/g), ([, word = '']) => word));

/** A project of the design: screens and data of its own, and of the sources what they reach. */
export async function makeReact(
  design: AppDesign,
  fonts: readonly FontFile[],
  sources: Sources,
): Promise<Files> {
  await makeDrawable(design);
  const names = projectNames(design, sources.views);
  const starts = startsOf(design, sources);
  const types = Object.keys(sources.types);
  const drawn = Object.fromEntries(
    [...new Set(picturesIn(design))]
      .toSorted()
      .map((name) => [name, pictureOf(name)(design.look.palette)]),
  );
  const inDesign = quoted(JSON.stringify(design));
  const print = (text: string) => {
    const words = quoted(text);
    const isNamed = (word: string) => words.has(word) || inDesign.has(word);
    const own = Object.fromEntries(Object.entries(icons).filter(([name]) => isNamed(name)));
    const used = types.filter((type) => names.views.has(type) || words.has(type));
    const written = writtenModules(used, sources, { icons: own, pictures: drawn });
    return printProject(sources, starts, written, names);
  };
  // The code says which icons and types it names, which changes nothing else of it.
  const { files, placeOf } = print(
    print('').text.replace(/^export const icons = [\s\S]*?^};/m, ''),
  );
  const placeOfView = (type: string) => placeOf(sources.views[type as ComponentType]?.module ?? '');
  const screens = design.screens.map((screen) => printScreen(screen, design, names, placeOfView));
  const index = [...names.screens].map(([id, name]) => ({
    id,
    name,
    file: `screens/${kebab(name)}`,
  }));
  const screensIndex = `${printImports(
    'screens.ts',
    index.map(({ name, file }) => ({ from: file, name })),
  )}/** What draws each screen, by its id. */
export const screens = {
${index.map(({ id, name }) => `  ${/^\w+$/.test(id) ? id : `'${id}'`}: ${name},`).join('\n')}
};
`;
  return [
    ...projectFiles(design, fonts),
    { path: 'src/theme.ts', content: printTheme(design) },
    { path: 'src/data.ts', content: printData(design, names) },
    { path: 'src/screens.ts', content: screensIndex },
    { path: 'src/app.test.tsx', content: printTests(design, screenLinks(design)) },
    ...screens,
    ...files,
  ];
}
