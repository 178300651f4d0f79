import type { AppDesign } from '../../model/app-design';
import { groundedData } from './print-screen';
import { pascal, type ProjectNames } from './names';
import { printImports, type Taken } from './print-module';
import { Name, printValue } from './print-value';

export function printData(design: AppDesign, names: ProjectNames): string {
  const taken: Taken[] = [
    { from: 'model/app-design', name: 'AppDesign', isType: true },
    { from: 'theme', name: 'look' },
  ];
  const all = design.screens.flatMap(({ components }) => components);
  const constants = all.map((component) => {
    const type = `${pascal(component.type)}Data`;
    taken.push({ from: 'model/components', name: type, isType: true });
    const name = names.data.get(component.id) ?? '';
    return `export const ${name}: ${type} = ${printValue(groundedData(component), 0, name.length + type.length + 18)};`;
  });
  const screens = design.screens.map(({ components, ...screen }) => ({
    ...screen,
    components: components.map(({ id }) => new Name(names.data.get(id) ?? '')),
  }));
  const { name, language, direction, controls, layout, start, tabLook, tabs } = design;
  const app = {
    name,
    language,
    direction,
    controls,
    look: new Name('look'),
    layout,
    start,
    tabLook,
    tabs,
    screens,
  };
  const text = printValue(app).replace(/\blook: look\b/, 'look');
  return `${printImports('data.ts', taken)}${constants.join('\n\n')}

export const design: AppDesign = ${text};
`;
}
