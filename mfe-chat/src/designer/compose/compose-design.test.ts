import fc from 'fast-check';
import { emptyBrief, type Brief, type Finding, type Variant } from '../interpret/brief';
import { featureNames, type FeatureName } from '../interpret/features';
import { kindNames } from '../interpret/kinds';
import { homeOf, screenNamed } from '../interpret/read-screens';
import { appDesignSchema, faultsIn } from '../model/app-design';
import { styleNames } from '../model/theme-names';
import { composed } from './composed.fixture';
import { featuresReachable } from './reach';

const found = <Value>(value: Value): Finding<Value> => ({ value, words: '', at: 0 });

const nothing: Brief = { ...emptyBrief, text: 'an app', seed: 7 };

const words = fc
  .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  .filter((text) => text.trim() !== '');
const briefs: fc.Arbitrary<Brief> = fc
  .record({
    text: fc.string({ maxLength: 200, unit: 'grapheme' }),
    language: fc.constantFrom('en', 'de', 'ja', 'ar', 'ru', 'xx'),
    kind: fc.constantFrom(...kindNames),
    name: fc.option(words, { nil: undefined }),
    entities: fc.array(fc.record({ singular: words, plural: words, isSaid: fc.boolean() }), {
      maxLength: 2,
    }),
    features: fc.uniqueArray(fc.constantFrom(...featureNames), { maxLength: 39 }),
    excluded: fc.uniqueArray(fc.constantFrom(...featureNames), { maxLength: 6 }),
    screens: fc.array(
      fc.oneof(words, fc.constantFrom('Home', 'Stats', 'Profile', 'Login', 'Add')),
      {
        maxLength: 9,
      },
    ),
    navigation: fc.constantFrom('tabs' as const, 'stack' as const, undefined),
    mode: fc.constantFrom('light' as const, 'dark' as const, undefined),
    moods: fc.constant([]),
    undrawn: fc.constant([]),
    colors: fc.array(fc.constantFrom('#ff0000', '#ffff00', '#000000', '#ffffff', '#1f4f8f'), {
      maxLength: 1,
    }),
    styles: fc.array(fc.constantFrom('glassy', 'playful'), { maxLength: 2 }),
    style: fc.constantFrom(...styleNames),
    currency: fc.constantFrom('£' as const, '$' as const, '€' as const, undefined),
    variants: fc.uniqueArray(
      fc.constantFrom<Variant>(
        'survey',
        'stopwatch',
        'phrases',
        'emoji',
        'length',
        'split',
        'pace',
      ),
    ),
    screenCount: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
    seed: fc.nat(4294967295),
  })
  .map(
    ({
      kind,
      name,
      entities,
      features,
      excluded,
      screens,
      navigation,
      mode,
      colors,
      styles,
      style,
      currency,
      variants,
      screenCount,
      ...rest
    }) => ({
      ...rest,
      direction: rest.language === 'ar' ? 'rtl' : 'ltr',
      kind: found(kind),
      subject: undefined,
      trip: undefined,
      name: name === undefined ? undefined : found(name),
      entities: entities.map((entity) => ({ ...entity, fields: [] })),
      features: features.map(found),
      // Search requires a list.
      excluded: excluded
        .filter((value) => !features.includes(value) && value !== 'list' && value !== 'checklist')
        .map(found),
      screens: screens.map((name) => screenNamed(name)),
      home: homeOf(screens.map((name) => screenNamed(name))),
      navigation: navigation && found(navigation),
      mode: mode && found(mode),
      colors: colors.map((color) => ({ ...found(color), said: color })),
      styles: styles.map(found),
      style: found(style),
      currency: currency && found(currency),
      variants: variants.map(found),
      counts: (screenCount === undefined ? {} : { screens: screenCount }) as Record<string, number>,
    }),
  );

function faultsFor(brief: Brief): string[] {
  const design = composed(brief);
  const issues = appDesignSchema.safeParse(design).error?.issues ?? [];
  const { screens, features } = featuresReachable(design);
  const lost = design.screens.map(({ id }) => id).filter((id) => !screens.has(id));
  const missing = brief.features.filter(({ value }) => !features.has(value));
  const present = brief.excluded.filter(({ value }) => features.has(value));
  return [
    ...issues.map(({ message, path }) => `${path.join('.')}: ${message}`),
    ...lost.map((id) => `out of reach: ${id}`),
    ...missing.map(({ value }) => `missing: ${value}`),
    ...present.map(({ value }) => `ruled out: ${value}`),
  ];
}

describe('an app composed from a brief', () => {
  test.each(kindNames)('is valid for the kind %s with any seed', (kind) => {
    for (const seed of [0, 1, 2, 3, 4, 5, 99, 4294967295]) {
      const brief = { ...nothing, kind: found(kind), seed };
      const design = composed(brief);
      expect(faultsFor(brief)).toEqual([]);
      expect(design.screens.length).toBeGreaterThanOrEqual(3);
      expect(design.screens.length).toBeLessThanOrEqual(7);
      expect(faultsIn(design)).toEqual([]);
    }
  });

  test.each(featureNames)('draws %s on a reachable screen when it is requested', (feature) => {
    for (const kind of kindNames)
      expect(faultsFor({ ...nothing, kind: found(kind), features: [found(feature)] })).toEqual([]);
  });

  test.each(featureNames)('omits %s when it is ruled out', (feature) => {
    for (const kind of kindNames)
      expect(faultsFor({ ...nothing, kind: found(kind), excluded: [found(feature)] })).toEqual([]);
  });

  test('stays within the limits with all features', () => {
    const features = featureNames.map((name) => found<FeatureName>(name));
    for (const kind of kindNames)
      expect(faultsFor({ ...nothing, kind: found(kind), features })).toEqual([]);
  });

  test('is valid for any brief, with all requested and no ruled-out features', () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        expect(faultsFor(brief)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('is the same for the same brief', () => {
    fc.assert(
      fc.property(briefs, (brief) => {
        expect(JSON.stringify(composed(brief))).toBe(JSON.stringify(composed(brief)));
      }),
      { numRuns: 50 },
    );
  });
});
