import type { AppDesign, Screen } from '../../model/app-design';
import type { Component } from '../../model/components';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

export function pascal(text: string): string {
  const name = wordsOf(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .slice(0, 40);
  return /^[A-Z]/.test(name) ? name : '';
}

export const camel = (text: string): string => {
  const name = pascal(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

export const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** Shows several records of the app's subject. */
const holdsRecords = (component: Component): boolean =>
  Object.values(component).some(
    (value) =>
      Array.isArray(value) &&
      value.length > 1 &&
      (value as unknown[]).every(
        (each) => typeof each === 'object' && each !== null && 'title' in each,
      ),
  );

/** Returns unique names. */
export function createNames() {
  const taken = new Set<string>();
  return (wanted: string): string => {
    let name = wanted;
    for (let at = 2; taken.has(name); at += 1) name = `${wanted}${at}`;
    taken.add(name);
    return name;
  };
}

export interface ProjectNames {
  screens: ReadonlyMap<string, string>;
  /** Constants of `data.ts` by component id. */
  data: ReadonlyMap<string, string>;
  views: ReadonlyMap<string, string>;
}

/** Names are derived from the app's subject. */
export function projectNames(
  design: AppDesign,
  viewNames: Readonly<Record<string, { name: string }>>,
): ProjectNames {
  const subject = pascal(design.domain.one);
  const unique = createNames();
  const screenName = ({ id, name }: Screen) => unique(`${pascal(name) || pascal(id)}Screen`);
  const screens = new Map(design.screens.map((screen) => [screen.id, screenName(screen)]));
  const views = new Map<string, string>();
  const data = new Map<string, string>();
  for (const screen of design.screens)
    for (const component of screen.components) {
      const { id, type } = component;
      const own = viewNames[type]?.name ?? pascal(type);
      const isAbout = subject !== '' && holdsRecords(component);
      if (!views.has(type))
        views.set(type, unique(isAbout && !own.startsWith(subject) ? `${subject}${own}` : own));
      const first = screens.get(screen.id)?.replace(/Screen$/, '') ?? '';
      data.set(id, unique(camel(isAbout ? `${subject} ${own}` : `${first} ${own}`)));
    }
  return { screens, data, views };
}
