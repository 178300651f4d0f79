import type { Import, Sources } from './source';
import { printValue } from './print-value';
import { pascal } from './names';

/** A module generated per design. */
export interface WrittenModule {
  path: string;
  text: string;
  takes: readonly Import[];
}

const type = (from: string, name: string): Import => ({ from, name, isType: true });

const designTypes = `export interface Screen {
  id: string;
  name: string;
  /** The ground under the status bar, and under the content. */
  top: Ground;
  ground: Ground;
  tabBar: boolean;
  components: Component[];
}

/** The app: how it looks, its screens and what leads to them. */
export interface AppDesign {
  name: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** What controls say in a language other than English. */
  controls?: Readonly<Record<string, string>>;
  look: Look;
  layout: 'original' | 'cards' | 'list' | 'grid';
  start: string;
  tabLook?: 'bar' | 'pill' | 'line';
  tabs: { label: string; icon: IconName; to: string }[];
  screens: Screen[];
}
`;

function componentTypes(used: readonly string[], { types }: Sources): WrittenModule {
  const takes = new Map<string, Import>();
  const interfaces = used.map((each) => {
    const { text = '', uses = {} } = types[each] ?? {};
    for (const [name, from] of Object.entries(uses)) takes.set(name, type(from, name));
    return text.replace('interface It', `interface ${pascal(each)}Data`);
  });
  const union = used.map((each) => `  | ${pascal(each)}Data`).join('\n');
  const text = `${interfaces.join('\n\n')}

export type Component =
${union};
export type ComponentType = Component['type'];
export type ComponentOf<T extends ComponentType> = Extract<Component, { type: T }>;
`;
  return { path: 'model/components', text, takes: [...takes.values()] };
}

/** Keys are the names by which sources import them. */
export function writtenModules(
  used: readonly string[],
  sources: Sources,
  icons: Readonly<Record<string, string>>,
): Readonly<Record<string, WrittenModule>> {
  const iconsModule: WrittenModule = {
    path: 'drawings/icons',
    text: `/** Outlines of Lucide icons (ISC license), 24 × 24, one stroke each. */
export const icons = ${printValue(icons)};
export type IconName = keyof typeof icons;
`,
    takes: [],
  };
  return {
    'model/app-design': {
      path: 'model/app-design',
      text: designTypes,
      takes: [
        type('model/theme-names', 'Ground'),
        type('model/components', 'Component'),
        type('model/theme', 'Look'),
        type('drawings/icon-names.generated', 'IconName'),
      ],
    },
    'model/components': componentTypes(used, sources),
    'drawings/drawing-data': iconsModule,
    'drawings/icon-names.generated': iconsModule,
  };
}
