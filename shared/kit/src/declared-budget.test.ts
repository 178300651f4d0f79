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

test("a remote's budget stands in its package.json; without one the site's holds", () => {
  declare({ budget: { scripts: 30_000, styles: 12_000 } });
  expect(declaredBudget(folder)).toEqual({ budget: { scripts: 30_000, styles: 12_000 } });
  declare({});
  expect(declaredBudget(folder)).toEqual({});
});

test.each([{}, { scripts: 1 }, { scripts: '30 kB', styles: 1 }, { scripts: -1, styles: 1 }])(
  'a budget of %j is refused with what to write instead',
  (budget) => {
    declare({ budget });
    expect(() => declaredBudget(folder)).toThrow('give bytes after brotli');
  },
);

test('every remote of this site declares one', () => {
  for (const app of remotes()) expect(declaredBudget(app.folder)).toHaveProperty('budget');
});

test.each([{}, { '/': { scripts: 1, html: 1 } }, { '/': { scripts: 1, html: 1, fonts: '1 kB' } }])(
  'pages of %j are refused: nothing would be measured',
  (pages) => {
    declare({ pages });
    expect(() => pageBudgets(folder)).toThrow('give bytes after brotli');
  },
);

test('this site declares what its first page may weigh', () => {
  expect(pageBudgets()).toHaveProperty(['/', 'scripts']);
});
