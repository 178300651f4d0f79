import * as z from 'zod/mini';
import { componentSchema, type Component } from './components';
import { actionsIn } from './find';
import { bounds, layoutNames } from './limits';
import { icon, id, word } from './parts';
import { groundSchema, lookSchema } from './theme';
import { VERSION } from './versions/version';

export type { LayoutName } from './limits';

export const screenSchema = z.strictObject({
  id,
  name: word,
  /** The ground under the status bar and the content. */
  top: groundSchema,
  ground: groundSchema,
  tabBar: z.boolean(),
  components: z.array(componentSchema).check(z.minLength(1), z.maxLength(bounds.components)),
});
export type Screen = z.infer<typeof screenSchema>;

export const tabSchema = z.strictObject({ label: word, icon, to: id });

const shapeSchema = z.strictObject({
  version: z.literal(VERSION),
  id,
  name: word,
  kind: id,
  /** What the app is about, as it was composed: “plant”, “plants”. */
  domain: z.strictObject({ one: word, many: word }),
  /** The sentence it was drawn for, as it was typed. */
  idea: z.string().check(z.minLength(1), z.maxLength(bounds.idea)),
  /** A language, and perhaps a script or region: any other tag makes `Intl` throw. */
  language: z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3}|-[A-Z]{2})?$/)),
  direction: z.enum(['ltr', 'rtl']),
  /** What the phone's own controls say in a language other than English, by their English words. */
  controls: z.optional(
    z.record(word, word).check(z.refine((said) => Object.keys(said).length <= 40)),
  ),
  look: lookSchema,
  /** The look the app was born with, which `colorful` brings back. */
  ownLook: lookSchema,
  layout: z.enum(layoutNames),
  start: id,
  /** How the tab bar is drawn; without it, a bar. */
  tabLook: z.optional(z.enum(['bar', 'pill', 'line'])),
  tabs: z.array(tabSchema).check(z.maxLength(bounds.tabs)),
  screens: z.array(screenSchema).check(z.minLength(1), z.maxLength(bounds.screens)),
});
export type AppDesign = z.infer<typeof shapeSchema>;

const allComponents = (design: AppDesign): Component[] =>
  design.screens.flatMap((screen) => screen.components);

/** The records that a screen can open with. */
const recordsOf = ({ screens }: AppDesign, screenId: string) =>
  screens
    .find(({ id: name }) => name === screenId)
    ?.components.find((component) => component.type === 'detail')?.records;

const itemsOf = (components: readonly Component[], cart: string) =>
  components.flatMap((each) => (each.type === 'cart' && each.id === cart ? [each.items] : []))[0];

/** What no shape can say: ids are unique, and every reference leads somewhere. */
export function faultsIn(design: AppDesign): string[] {
  const components = allComponents(design);
  const screenIds = design.screens.map((screen) => screen.id);
  const ids = [...screenIds, ...components.map((component) => component.id)];
  const faults = ids
    .filter((name, index) => ids.indexOf(name) !== index)
    .map((name) => `Id used twice: ${name}`);
  const screens = new Set(screenIds);
  const expectScreen = (to: string) => {
    if (!screens.has(to)) faults.push(`No screen: ${to}`);
  };
  const expectComponent = (name: string, type: Component['type'][]) => {
    const found = components.find((component) => component.id === name);
    if (!found || !type.includes(found.type)) faults.push(`No ${type.join(' or ')}: ${name}`);
  };
  const expectItem = (at: number | undefined, items: readonly unknown[] | undefined) => {
    if (at !== undefined && items && at >= items.length)
      faults.push(`An action leads to item ${at + 1} of ${items.length}`);
  };
  expectScreen(design.start);
  for (const tab of design.tabs) expectScreen(tab.to);
  for (const action of actionsIn(design.screens)) {
    if (action.do === 'go') expectScreen(action.to);
    if (action.do === 'go') expectItem(action.pick, recordsOf(design, action.to));
    if (action.do === 'put') expectComponent(action.cart, ['cart']);
    if (action.do === 'put') expectItem(action.item, itemsOf(components, action.cart));
    if (action.do === 'add') {
      expectComponent(action.field, ['field']);
      expectComponent(action.list, ['checklist', 'list']);
      if (action.to) expectScreen(action.to);
    }
  }
  for (const component of components) {
    if (component.type === 'progress-card') expectComponent(component.list, ['checklist']);
    if (component.type === 'itinerary') expectComponent(component.by, ['segments']);
    if (component.type === 'search' || component.type === 'filters')
      expectComponent(component.list, ['list', 'checklist']);
    if (component.type === 'login' || component.type === 'onboarding') expectScreen(component.to);
    if (component.type === 'links') for (const { to } of component.links) expectScreen(to);
  }
  return faults;
}

export const appDesignSchema = shapeSchema.check((context) => {
  for (const message of faultsIn(context.value)) {
    context.issues.push({ code: 'custom', message, input: context.value });
  }
});

/** The door for every design from outside: throws a ZodError that names the first faults. */
export const parseDesign = (value: unknown): AppDesign => appDesignSchema.parse(value);
