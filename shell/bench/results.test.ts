/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { measureFirstLoad } from '../../shared/kit/src/budget';
import { mergeResults, readResults } from './results';

// It formats Markdown, which is not tested here, and jest cannot load it.
jest.mock('prettier', () => ({}));

const result = { what: 'one', goal: '≤ 2', measured: '3', isMet: false, date: '2026-01-01' };

test('replaces the results of a part and keeps the order and the other results', () => {
  const other = { ...result, what: 'other' };
  const goal = { what: 'one', goal: '≤ 2', measured: '1', isMet: true };
  expect(mergeResults([result, other], [goal], '2026-02-02')).toEqual([
    { ...goal, date: '2026-02-02' },
    other,
  ]);
});

test('docs/performance.md has the goals of the data file', () => {
  const page = readFileSync(path.join(__dirname, '../../docs/performance.md'), 'utf8');
  const rows = page
    .slice(page.indexOf('## Goals'), page.indexOf('## What the words mean'))
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, what, goal, measured]) => [what, goal, measured])).toEqual(
    readResults().map(({ what, goal, measured }) => [what, goal, measured]),
  );
});

/** The scripts may differ by this much from the data file, in kB, so that not each change needs a new measurement. */
const TOLERANCE = 1;

test('the first load of the build is the measured one: npm run bench -- sizes', () => {
  const [found] = readResults().filter(({ what }) => what === 'JS on first load');
  const kilobytes = Number.parseFloat(found?.measured ?? '');
  expect(Math.abs(measureFirstLoad('/').scripts / 1000 - kilobytes)).toBeLessThanOrEqual(TOLERANCE);
});
