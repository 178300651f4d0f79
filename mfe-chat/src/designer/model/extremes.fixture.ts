import fc from 'fast-check';
import type * as z from 'zod/mini';
import { firstDesign } from '../first-design';
import { appDesignSchema, type AppDesign } from './app-design';
import { exampleParts } from '../components/example-designs';
import { componentReferences } from '../components/references.generated';
import type { References } from './component-spec';
import { componentSchema, type ComponentType } from './components';
import { actionReferences } from './references';

/** Zod publishes these definitions for tools. */
interface Definition {
  type: string;
  checks?: {
    _zod: { def: { check: string; minimum?: number; maximum?: number; length?: number } };
  }[];
  values?: readonly unknown[];
  entries?: Record<string, string>;
  shape?: Record<string, z.core.SomeType>;
  element?: z.core.SomeType;
  innerType?: z.core.SomeType;
  options?: readonly z.core.SomeType[];
  items?: readonly z.core.SomeType[];
}
const definitionOf = (schema: z.core.SomeType) => schema._zod.def as Definition;
const accepts = (schema: z.core.SomeType, value: unknown) =>
  (schema as z.ZodMiniType).safeParse(value).success;

const plainNumbers = [
  0, -0, 1, -1, 2, 3, 4, 5, 7, 12, 24, 31, 0.5, -0.06, 0.06, 40, 64, 80, 120, 160, 180, 300, 400,
  420, 480, 520, 800, 1e3, 1e6, -1e6, 1e9, -1e9, 1e15, 1e-6, 1e-308, 5e-324, 1e308, -1e308, 1900,
  2024, 2200, 9999, 275_760, 300_000,
];
const numbers = [
  ...plainNumbers,
  2 ** 31,
  2 ** 32 - 1,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  Number.NaN,
  Infinity,
  -Infinity,
];

const oddTexts = [
  '',
  ' ',
  'a',
  'W',
  '\0',
  '\u202e',
  '\ud83d',
  '\udc00x',
  '👩‍👩‍👧‍👦',
  '‍',
  '\n',
  '<b>&"\'',
  '__proto__',
  'constructor',
  'Ά'.normalize('NFD'),
  'مرحبا',
  'W'.repeat(40),
  '漢'.repeat(80),
  'W'.repeat(400),
  'x '.repeat(200),
  '👍🏽'.repeat(20),
];
export const nounPictures = ['animals/dog', 'tools/no-such-thing', 'own/p1'] as const;
/** Valid and invalid strings with a format: times, languages, colours, pictures. */
const formed = [
  '0:00',
  '00:00',
  '9:05',
  '12:30',
  '23:59',
  '24:00',
  '24:59',
  '25:00',
  '99:99',
  '00:99',
  'en',
  'ar',
  'zz',
  'xx',
  'en-US',
  'zh-Hant',
  'e',
  '12',
  'en-',
  '-en',
  'x-a',
  'en_US',
  '*',
  'i-klingo',
  'toolong1',
  'a-b-c-d',
  '#000000',
  '#ffffff',
  '#ff00ff',
  '#808080',
  ...nounPictures,
];

const oneOf = (values: readonly unknown[]) => fc.constantFrom(...values);

/** What references resolve to in each generated design. */
const references = new Map<string, string>();
for (const named of Object.values({ ...actionReferences, ...componentReferences })) note(named);
function note(named: References): void {
  for (const [key, of] of Object.entries(named)) {
    if (of === 'screen') references.set(key, 'home');
    else if (Array.isArray(of)) references.set(key, String(of[0]));
    else note(of as References);
  }
}

/** Returns extreme values that a schema accepts. */
export function extremesOf(schema: z.core.SomeType, key = ''): fc.Arbitrary<unknown> {
  const { type, checks = [], ...parts } = definitionOf(schema);
  const limit = (name: 'minimum' | 'maximum' | 'length') =>
    checks.map(({ _zod }) => _zod.def[name]).find((each) => each !== undefined);
  const inner = (each: z.core.SomeType | undefined) => extremesOf(each as z.core.SomeType, key);
  switch (type) {
    case 'literal':
      return oneOf(parts.values ?? []);
    case 'enum':
      return oneOf(Object.values(parts.entries ?? {}));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return oneOf(numbers.filter((value) => accepts(schema, value)));
    case 'string': {
      const reference = references.get(key);
      if (reference && accepts(schema, reference)) return fc.constant(reference);
      if (key === 'id') return fc.constant('a-part');
      const texts = [...oddTexts, ...formed].filter((value) => accepts(schema, value));
      return oneOf(texts);
    }
    case 'optional':
      return fc.option(inner(parts.innerType), { nil: undefined });
    case 'array': {
      const least = limit('length') ?? limit('minimum') ?? 0;
      const most = limit('length') ?? limit('maximum') ?? 5000;
      const each = inner(parts.element);
      const ofLength = (length: number) => fc.array(each, { minLength: length, maxLength: length });
      return fc.constantFrom(least, most).chain(ofLength);
    }
    case 'tuple':
      return fc.tuple(...(parts.items ?? []).map(inner));
    case 'union':
      return fc.oneof(...(parts.options ?? []).map(inner));
    case 'record':
      return fc.constant({});
    case 'object':
      return fc
        .record(
          Object.fromEntries(
            Object.entries(parts.shape ?? {}).map(([name, each]) => [name, extremesOf(each, name)]),
          ),
        )
        .map((value) =>
          Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)),
        );
    default:
      throw new Error(`No extremes of a ${type}`);
  }
}

const typeOf = (schema: z.core.SomeType) =>
  definitionOf(definitionOf(schema).shape?.['type'] as z.core.SomeType).values?.[0];
const componentsByType = new Map(
  (definitionOf(componentSchema).options ?? []).map((schema) => [typeOf(schema), schema]),
);

const found = exampleParts(
  [...references.values()].filter((name): name is ComponentType => name !== 'home'),
);

const lookSchema = definitionOf(appDesignSchema).shape?.['look'] as z.core.SomeType;
const languageSchema = definitionOf(appDesignSchema).shape?.['language'] as z.core.SomeType;
const layoutSchema = definitionOf(appDesignSchema).shape?.['layout'] as z.core.SomeType;
const textSchema = definitionOf(appDesignSchema).shape?.['name'] as z.core.SomeType;

/** May violate limits that depend on other parts. */
export const extremeShapes = (type: ComponentType): fc.Arbitrary<AppDesign> =>
  fc
    .record({
      component: extremesOf(componentsByType.get(type) as z.core.SomeType),
      look: extremesOf(lookSchema),
      language: extremesOf(languageSchema),
      layout: extremesOf(layoutSchema),
      name: extremesOf(textSchema),
      direction: fc.constantFrom('ltr', 'rtl'),
    })
    .map(({ component, look, ...rest }) => {
      return {
        ...firstDesign,
        ...rest,
        look,
        ownLook: look,
        start: 'home',
        tabs: [],
        screens: [
          {
            id: 'home',
            name: rest.name,
            top: 'hero',
            ground: 'background',
            tabBar: true,
            components: [component, ...found],
          },
        ],
      } as AppDesign;
    });

export const extremeDesigns = (type: ComponentType): fc.Arbitrary<AppDesign> =>
  extremeShapes(type).filter((design) => appDesignSchema.safeParse(design).success);
