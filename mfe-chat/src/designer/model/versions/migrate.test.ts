import fc from 'fast-check';
import { firstDesign } from '../../first-design';
import { componentTypes } from '../../components/example-designs';
import { appDesignSchema } from '../app-design';
import { extremeShapes } from '../extremes.fixture';
import { migrate } from './migrate';

const { domain: _domain, ...first } = firstDesign;

test.each(componentTypes)('migrates every design of version 1 with a %s to a valid one', (type) => {
  for (const { domain: _none, ...design } of fc.sample(extremeShapes(type), {
    numRuns: 8,
    seed: 9,
  })) {
    const before = JSON.stringify({ ...design, version: 1 });
    const migrated = migrate(JSON.parse(before));
    const value = 'value' in migrated ? migrated.value : undefined;
    expect(appDesignSchema.safeParse(value).error?.issues ?? []).toEqual([]);
  }
});

test('changes nothing else in a design within the limits', () => {
  const migrated = migrate({ ...first, version: 1 });
  const { domain, ...rest } = ('value' in migrated ? migrated.value : {}) as typeof firstDesign;
  expect(domain).toEqual({ one: 'item', many: 'items' });
  expect(JSON.stringify(rest)).toBe(JSON.stringify(first));
});

test('returns a current design unchanged, and names the version of a newer one', () => {
  expect(migrate(firstDesign)).toEqual({ value: firstDesign });
  expect(migrate({ ...firstDesign, version: 3 })).toEqual({ newer: 3 });
});

test('never throws, and makes nothing invalid valid', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (value, screens) => {
      for (const each of [value, { version: 1, screens }, { ...first, version: 1, screens }]) {
        const migrated = migrate(each);
        expect(appDesignSchema.safeParse('value' in migrated && migrated.value).success).toBe(
          false,
        );
      }
    }),
    { numRuns: 300 },
  );
});
