import { icons } from '../../drawings/drawing-data';
import { filling } from '../../components/drawing.generated';
import type { AppDesign } from '../../model/app-design';
import type { ComponentType } from '../../model/components';
import { makeDrawable } from '../../render/drawable';
import type { Files } from '../exporter';
import { kebab, projectNames } from './names';
import { printData } from './print-data';
import { printImports } from './print-module';
import { printProject, quotedIn, wordsReached } from './print-project';
import { printScreen } from './print-screen';
import type { Import, Sources } from './source';
import { writtenModules, type WrittenModule } from './written-modules';

/** What differs between React and Expo projects. */
export interface Kind {
  id: 'react' | 'expo';
  written: Readonly<Record<string, WrittenModule>>;
}

const app = (folder: string, module: string, name: string): Import => ({
  from: `export/${folder}/app/${module}`,
  name,
  isType: false,
});

function startsOf(design: AppDesign, sources: Sources, { id }: Kind): Import[] {
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
    app(id, 'app', 'App'),
    app(id, 'screen-frame', 'ScreenFrame'),
    app('project', 'place', 'Place'),
    ...(isFilled ? [app('project', 'on-role', 'FilledWith')] : []),
    ...(isLaid ? [app('project', 'on-role', 'LaidOn')] : []),
    { from: 'model/app-design', name: 'AppDesign', isType: true },
    { from: 'model/theme', name: 'Look', isType: true },
  ];
}

function printIndex(screens: ReadonlyMap<string, string>): string {
  const taken = [...screens.values()].map((name) => ({ from: `screens/${kebab(name)}`, name }));
  const entries = [...screens].map(
    ([id, name]) => `  ${/^\w+$/.test(id) ? id : `'${id}'`}: ${name},`,
  );
  return `${printImports('screens.ts', taken)}/** What draws each screen, by its id. */
export const screens = {
${entries.join('\n')}
};
`;
}

/** Returns the files of `src`: own screens and data, and the sources that they use. */
export async function makeProject(design: AppDesign, sources: Sources, kind: Kind): Promise<Files> {
  await makeDrawable(design);
  const names = projectNames(design, sources.views);
  const starts = startsOf(design, sources, kind);
  const types = Object.keys(sources.types);
  const inDesign = quotedIn([JSON.stringify(design)]);
  const writtenFor = (words: ReadonlySet<string>) => {
    const isNamed = (word: string) => words.has(word) || inDesign.has(word);
    const own = Object.fromEntries(Object.entries(icons).filter(([name]) => isNamed(name)));
    const used = types.filter((type) => names.views.has(type) || words.has(type));
    return { ...writtenModules(used, sources, own), ...kind.written };
  };
  const words = wordsReached(sources, starts, writtenFor(new Set()));
  const { files, placeOf } = printProject(sources, starts, writtenFor(words), names);
  const placeOfView = (type: string) => placeOf(sources.views[type as ComponentType]?.module ?? '');
  const screens = design.screens.map((screen) => printScreen(screen, design, names, placeOfView));
  return [
    { path: 'src/data.ts', content: printData(design, names) },
    { path: 'src/screens.ts', content: printIndex(names.screens) },
    ...screens,
    ...files,
  ];
}
