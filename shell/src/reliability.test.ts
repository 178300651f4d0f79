import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const text = readFileSync(path.join(ROOT, 'docs/reliability.md'), 'utf8');

/** `path/of/a.test.ts`: _title_; more titles of the same file follow after semicolons. */
const CLAIM = /`([\w./-]+\.tsx?)`: (_[^_]+_(?:; _[^_]+_)*)/g;
const claims = [...text.matchAll(CLAIM)].flatMap(([, file = '', titles = '']) =>
  titles
    .slice(1, -1)
    .split('_; _')
    .map((title) => ({ file, title })),
);

/** Matches a title: the first string argument of a call. */
const CALLED = /(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\b|\(|\{|[a-z]\w*\)|function)/g;

function titlesOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  return [...source.matchAll(CALLED)].map(([, , title = '']) =>
    title.replace(/\$\{[^}]*\}/g, '…').replace(/\\(['"`])/g, '$1'),
  );
}

test('docs/reliability.md names more than a hundred tests', () => {
  expect(claims.length).toBeGreaterThan(100);
});

test('every test that docs/reliability.md names exists under that title', () => {
  const missing = claims.filter(
    ({ file, title }) => !existsSync(path.join(ROOT, file)) || !titlesOf(file).includes(title),
  );
  expect(missing).toEqual([]);
});

test('the fault matrix has every row once, with a test or an explanation', () => {
  const rows = [...text.matchAll(/^\|\s*(\d+)\s*\|[^|]+\|[^|]{5,}\|$/gm)].map(([, row]) =>
    Number(row),
  );
  expect(rows).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
});
