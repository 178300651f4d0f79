import * as z from 'zod/mini';
import { componentSchema, type Component } from './components';
import { bounds, layoutNames } from './limits';
import { missingItems } from './missing-items';
import { icon, id, sentence, word } from './parts';
import { referencesIn } from './references';
import { groundSchema, lookSchema } from './theme';
import { VERSION } from './versions/version';

export type { LayoutName } from './limits';

export const screenSchema = z.strictObject({
  id,
  name: word,
  /** `top` is the background of the status bar. */
  top: groundSchema,
  ground: groundSchema,
  tabBar: z.boolean(),
  components: z.array(componentSchema).check(z.minLength(1), z.maxLength(bounds.components)),
});
export type Screen = z.infer<typeof screenSchema>;

export const tabSchema = z.strictObject({ label: word, icon, to: id });

export const shapeSchema = z.strictObject({
  version: z.literal(VERSION),
  id,
  name: word,
  kind: id,
  /** Undefined for curated apps. */
  archetype: z.optional(id),
  /** The subject when the app was composed: “plant”, “plants”. */
  domain: z.strictObject({ one: word, many: word }),
  /** The sentence as typed. */
  idea: z.string().check(z.minLength(1), z.maxLength(bounds.idea)),
  /** Texts that the visitor wrote; renaming the subject does not change them. */
  quoted: z.optional(z.array(sentence).check(z.maxLength(bounds.quoted))),
  /** Language with optional script or region; `Intl` throws for other tags. */
  language: z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3}|-[A-Z]{2})?$/)),
  direction: z.enum(['ltr', 'rtl']),
  /** Texts of the phone's controls in other languages, by English text. */
  controls: z.optional(
    z.record(word, word).check(z.refine((said) => Object.keys(said).length <= 40)),
  ),
  look: lookSchema,
  /** The initial look, which the style `colorful` restores. */
  ownLook: lookSchema,
  layout: z.enum(layoutNames),
  start: id,
  /** Default: a bar. */
  tabLook: z.optional(z.enum(['bar', 'pill', 'line'])),
  tabs: z.array(tabSchema).check(z.maxLength(bounds.tabs)),
  screens: z.array(screenSchema).check(z.minLength(1), z.maxLength(bounds.screens)),
});
export type AppDesign = z.infer<typeof shapeSchema>;

const allComponents = (design: AppDesign): Component[] =>
  design.screens.flatMap((screen) => screen.components);

/** Checks what the schema cannot: unique ids and valid references. */
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
  const expectComponent = (name: string, type: readonly Component['type'][]) => {
    const found = components.find((component) => component.id === name);
    if (!found || !type.includes(found.type)) faults.push(`No ${type.join(' or ')}: ${name}`);
  };
  expectScreen(design.start);
  for (const tab of design.tabs) expectScreen(tab.to);
  for (const { id, of } of referencesIn(design.screens)) {
    if (of === 'screen') expectScreen(id);
    else expectComponent(id, of);
  }
  return [...faults, ...missingItems(design.screens)];
}

export const appDesignSchema = shapeSchema.check((context) => {
  for (const message of faultsIn(context.value)) {
    context.issues.push({ code: 'custom', message, input: context.value });
  }
});

/** Validates external designs. Throws a ZodError with the first faults. */
export const parseDesign = (value: unknown): AppDesign => appDesignSchema.parse(value);
