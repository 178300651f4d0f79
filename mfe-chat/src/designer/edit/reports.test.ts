import fc from 'fast-check';
import reports from '../../../content/edit-reports.json';
import { apps } from '../compose/shown.fixture';
import { anOperation } from './an-operation.fixture';
import { apply, reportsOf } from './apply';
import { edits } from './edits.generated';
import type { Operation, SingleOperation } from './operation';
import { sayReport, sayReports } from './say-reports';

const designs = Object.values(apps);
const slotsIn = (text: string) => [...text.matchAll(/\{([a-z]+)\}/g)].map(([, name]) => name);

test('an edit reports its change with a value for every slot, and nothing if it has no effect', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...designs), fc.infiniteStream(fc.nat()), (design, numbers) => {
      const operation = anOperation(design, numbers);
      const isChanged = JSON.stringify(apply(design, operation)) !== JSON.stringify(design);
      const all = reportsOf(design, operation);
      expect([operation, all.length]).toEqual([operation, isChanged ? 1 : 0]);
      for (const { key, values } of all) {
        for (const slot of slotsIn(reports.texts[key])) expect(values[slot!]).toBeDefined();
        seen.add(operation.op);
      }
    }),
    { numRuns: 400, seed: 17 },
  );
  const rare = new Set(['design.set', 'screen.add', 'theme.look', 'feature.remove']);
  expect(Object.keys(edits).filter((op) => !seen.has(op) && !rare.has(op))).toEqual([]);
});

test('reports several edits in order, each for the design that the previous one left', () => {
  const [design] = designs as [(typeof designs)[0]];
  const rename = (name: string): SingleOperation => ({ op: 'design.rename', name });
  const operation: Operation = {
    op: 'several',
    operations: [rename('One'), rename('One'), rename('Two')],
  };
  expect(sayReports(reportsOf(design, operation))).toBe(
    `Renamed the app from ${design.name} to One. Renamed the app from One to Two.`,
  );
});

test('says three changed texts and counts the others', () => {
  const texts = ['1 km', '2 km', '3 km', '4 km', '5 km'].map((from) => ({
    key: 'text-set' as const,
    values: { from, to: from.replace('km', 'mi'), screen: 'Nearby' },
  }));
  expect(sayReports(texts)).toBe(
    'Changed “1 km” to “1 mi” on Nearby. Changed “2 km” to “2 mi” on Nearby. Changed “3 km” to “3 mi” on Nearby. Changed another 2 texts.',
  );
  expect(sayReports(texts.slice(0, 4))).toContain('“4 km”');
});

test('counts further changed rows too', () => {
  const rows = ['Ann', 'Bob', 'Cy', 'Di', 'Ed'].map((row) => ({
    key: 'row-edit' as const,
    values: { row, screen: 'Group' },
  }));
  expect(sayReports(rows)).toBe(
    'Changed “Ann” on Group. Changed “Bob” on Group. Changed “Cy” on Group. Changed another 2 rows.',
  );
});

test('uses singular and plural for counts, and keeps texts that look like slots', () => {
  const values = { from: '{screens}', to: '$&', texts: 1, screens: 2 };
  expect(sayReport({ key: 'noun-rename', values })).toBe(
    'Renamed {screens} to $& in 1 text on 2 screens',
  );
});
