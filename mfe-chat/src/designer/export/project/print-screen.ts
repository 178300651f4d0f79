import { filling, floating } from '../../components/drawing.generated';
import type { AppDesign, Screen } from '../../model/app-design';
import type { Component } from '../../model/components';
import { isWide, spaceBefore } from '../../render/draw';
import { kebab, type ProjectNames } from './names';
import { printImports, type Taken } from './print-module';

const indented = (text: string, by: number) => text.replace(/^(?=.)/gm, ' '.repeat(by));

function laying({ type, role }: Component): { name: string; wide: boolean } | undefined {
  if (!role) return undefined;
  return filling.has(type)
    ? { name: 'FilledWith', wide: false }
    : { name: 'LaidOn', wide: isWide(type) };
}

const takesGround = (component: Component) => 'ground' in component && !filling.has(component.type);

/** A component that draws its own background gets the chosen one. */
export const groundedData = (component: Component): Component => {
  const { role, space: _space, ...data } = component;
  return (role && takesGround(component) ? { ...data, ground: role } : data) as Component;
};

export function printScreen(
  screen: Screen,
  design: AppDesign,
  names: ProjectNames,
  placeOfView: (type: string) => string,
): { path: string; content: string } {
  const name = names.screens.get(screen.id) ?? '';
  const path = `screens/${kebab(name)}.tsx`;
  const taken: Taken[] = [
    { from: 'screen-frame', name: 'ScreenFrame' },
    { from: 'phone/phone', name: 'Phone', isType: true },
  ];
  const element = (component: Component): string => {
    const view = names.views.get(component.type) ?? '';
    const data = names.data.get(component.id) ?? '';
    taken.push({ from: placeOfView(component.type), name: view }, { from: 'data', name: data });
    const plain = (phone: string) => `<${view} component={${data}} phone={${phone}} />`;
    const laid = takesGround(component) ? undefined : laying(component);
    if (!laid) return plain('phone');
    taken.push({ from: 'on-role', name: laid.name });
    const wide = laid.wide ? ' wide' : '';
    return `<${laid.name} phone={phone} role="${component.role ?? ''}"${wide}>\n  {(painted) => ${plain('painted')}}\n</${laid.name}>`;
  };
  const flowing = screen.components.filter(({ type }) => !floating.has(type));
  const above = screen.components.filter(({ type }) => floating.has(type));
  const placed = flowing.map((component, at) => {
    const space = spaceBefore(component, at, design.look);
    const wide = isWide(component.type) ? ' wide' : '';
    taken.push({ from: 'place', name: 'Place' });
    return `<Place above={${space}}${wide}>\n${indented(element(component), 2)}\n</Place>`;
  });
  const floats = above.map(element);
  const group =
    floats.length > 1 ? `<>\n${indented(floats.join('\n'), 2)}\n</>` : (floats[0] ?? '');
  const frame =
    floats.length === 0
      ? '<ScreenFrame phone={phone}>'
      : `<ScreenFrame\n  phone={phone}\n  above={\n${indented(group, 4)}\n  }\n>`;
  const body = `${frame}\n${indented(placed.join('\n'), 2)}\n</ScreenFrame>`;
  const content = `${printImports(path, taken)}export function ${name}({ phone }: { phone: Phone }) {
  return (
${indented(body, 4)}
  );
}
`;
  return { path: `src/${path}`, content };
}
