import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotes } from './apps';
import { pageBudgets } from './budget';
import { declaredBudget } from './declared-budget';

const folder = mkdtempSync(path.join(tmpdir(), 'appling-budget-'));
const declare = (content: object) =>
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(content));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("reads a remote's budget from package.json and defaults to the site's", () => {
  declare({ budget: { scripts: 30_000, styles: 12_000 } });
  expect(declaredBudget(folder)).toEqual({ budget: { scripts: 30_000, styles: 12_000 } });
  declare({});
  expect(declaredBudget(folder)).toEqual({});
});

test.each([{}, { scripts: 1 }, { scripts: '30 kB', styles: 1 }, { scripts: -1, styles: 1 }])(
  'rejects a budget of %j and says what to write instead',
  (budget) => {
    declare({ budget });
    expect(() => declaredBudget(folder)).toThrow('give bytes after brotli');
  },
);

test('finds a budget for every remote of this site', () => {
  for (const app of remotes()) expect(declaredBudget(app.folder)).toHaveProperty('budget');
});

test.each([{}, { '/': { scripts: 1, html: 1 } }, { '/': { scripts: 1, html: 1, fonts: '1 kB' } }])(
  'rejects pages of %j, which would measure nothing',
  (pages) => {
    declare({ pages });
    expect(() => pageBudgets(folder)).toThrow('give bytes after brotli');
  },
);

test('finds a budget for the first page of this site', () => {
  expect(pageBudgets()).toHaveProperty(['/', 'scripts']);
});
