import { exampleDesign, exampleParts } from '../components/example-designs';
import { componentLists } from '../components/lists.generated';
import { firstDesign } from '../first-design';
import { type AppDesign, appDesignSchema } from '../model/app-design';
import type { Component, ComponentType } from '../model/components';
import { apply, reportsOf } from './apply';
import type { Operation } from './operation';
import { rowsOf } from './rows';
import { sayReports } from './say-reports';
import { partOf } from './screens-of';

const listed = Object.keys(componentLists) as ComponentType[];
const after = (design: AppDesign, operation: Operation): AppDesign => {
  const changed = apply(design, operation);
  expect(appDesignSchema.safeParse(changed).error?.issues ?? []).toEqual([]);
  return changed;
};
const said = (design: AppDesign, operation: Operation) => sayReports(reportsOf(design, operation));

const withRecords = (): AppDesign => {
  const rows = ['Acacia', 'Lime'].map((title, pick) => ({
    title,
    note: `${title} honey`,
    action: { do: 'go' as const, to: 'jar', pick },
  }));
  const records = rows.map(({ title, note }) => ({ title, note, tint: 1, facts: [] }));
  const plain = { top: 'background', ground: 'background', tabBar: false } as const;
  const words = { save: 'Keep', saved: 'Kept' };
  return {
    ...firstDesign,
    start: 'jars',
    tabs: [],
    screens: [
      {
        ...plain,
        id: 'jars',
        name: 'Jars',
        components: [{ type: 'list', id: 'shelf', arrangement: 'list', rows }],
      },
      {
        ...plain,
        id: 'jar',
        name: 'Jar',
        components: [{ type: 'detail', id: 'record', records, ...words }],
      },
    ],
  };
};
const rowsIn = (design: AppDesign, id: string) => rowsOf(design, id)?.items as { title: string }[];

test.each(listed)('adds, changes, moves and removes rows of a %s', (type) => {
  const design = exampleDesign([type]);
  const id = exampleParts([type])[0]!.id;
  const { items, least, most } = rowsOf(design, id)!;
  const isWords = typeof items[0] === 'string';
  const name = isWords
    ? 'Brand-new'
    : { title: 'Brand-new', name: 'Brand-new', label: 'Brand-new' };
  const known = items[0] as Record<string, unknown>;
  const row = isWords
    ? name
    : Object.fromEntries(Object.entries(name).filter(([key]) => key in known));
  const isFormed = isWords ? /^\d/.test(String(items[0])) : Object.keys(row).length === 0;
  if (items.length < most && !isFormed) {
    const more = after(design, { op: 'row.add', component: id, at: 0, row });
    expect(rowsOf(more, id)!.items).toHaveLength(items.length + 1);
    expect(JSON.stringify(rowsOf(more, id)!.items[0])).toContain('Brand-new');
  }
  const fewer = after(design, { op: 'row.remove', component: id, at: 0 });
  expect(rowsOf(fewer, id)!.items).toHaveLength(Math.max(least, items.length - 1));
  if (items.length < 2) return;
  const moved = after(design, { op: 'row.move', component: id, from: 0, to: 1 });
  expect(rowsOf(moved, id)!.items.slice(0, 2)).toEqual([items[1], items[0]]);
});

test('gives a new row its own record and the style of its neighbours', () => {
  const design = withRecords();
  const operation = {
    op: 'row.add',
    component: 'shelf',
    at: 1,
    row: { title: 'Heather' },
  } as const;
  const changed = after(design, operation);
  expect(rowsIn(changed, 'shelf').map(({ title }) => title)).toEqual(['Acacia', 'Heather', 'Lime']);
  expect(rowsIn(changed, 'shelf')[1]).toMatchObject({ action: { do: 'go', to: 'jar', pick: 2 } });
  expect(rowsIn(changed, 'record')[2]).toMatchObject({ title: 'Heather', facts: [] });
  expect(said(design, operation)).toBe('Added “Heather” on Jars.');
});

test('changes the record of a row with the row, and no other record', () => {
  const design = withRecords();
  const operation = {
    op: 'row.edit',
    component: 'shelf',
    at: 0,
    row: { title: 'Chestnut', note: null },
  } as const;
  const changed = after(design, operation);
  expect(rowsIn(changed, 'shelf')[0]).toEqual({
    title: 'Chestnut',
    action: { do: 'go', to: 'jar', pick: 0 },
  });
  expect(rowsIn(changed, 'record')[0]).toEqual({ title: 'Chestnut', tint: 1, facts: [] });
  expect(rowsIn(changed, 'record')[1]).toEqual(rowsIn(design, 'record')[1]);
  expect(said(design, operation)).toBe('Changed “Acacia” to “Chestnut” on Jars.');
});

test('updates links when records move or are removed', () => {
  const design = withRecords();
  const picks = (from: AppDesign) =>
    (rowsIn(from, 'shelf') as { action?: { pick?: number } }[]).map(({ action }) => action?.pick);
  expect(picks(after(design, { op: 'row.move', component: 'record', from: 0, to: 1 }))).toEqual([
    1, 0,
  ]);
  expect(picks(after(design, { op: 'row.remove', component: 'record', at: 0 }))).toEqual([
    undefined,
    0,
  ]);
});

test('keeps the selected item of a list', () => {
  const segments = exampleDesign(['choice']);
  const chosen = (design: AppDesign) => {
    const { options, selected } = partOf(design, 'choice') as Extract<
      Component,
      { type: 'choice' }
    >;
    return options[selected];
  };
  const before = chosen(segments);
  const first = after(segments, { op: 'row.add', component: 'choice', at: 0, row: 'Before all' });
  expect(chosen(first)).toBe(before);
  expect(chosen(after(first, { op: 'row.move', component: 'choice', from: 0, to: 2 }))).toBe(
    before,
  );
});

test('ignores a row that the list cannot hold', () => {
  const design = withRecords();
  for (const operation of [
    { op: 'row.edit', component: 'shelf', at: 0, row: { title: 'x'.repeat(81) } },
    { op: 'row.edit', component: 'shelf', at: 0, row: { titel: 'Typo' } },
    { op: 'row.edit', component: 'shelf', at: 0, row: { title: null } },
    { op: 'row.edit', component: 'shelf', at: 7, row: { title: 'Nowhere' } },
    { op: 'row.add', component: 'nothing', at: 0, row: { title: 'Nowhere' } },
    { op: 'row.add', component: 'shelf', at: 0, row: 'A word' },
    { op: 'row.remove', component: 'shelf', at: 7 },
  ] as const) {
    expect(apply(design, operation)).toBe(design);
    expect(reportsOf(design, operation)).toEqual([]);
  }
});
