/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../../..');
const SOURCES = path.join(ROOT, 'mfe-chat/src');
const text = readFileSync(path.join(ROOT, 'docs/bad-input.md'), 'utf8');
const tests = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.test\.tsx?$/.test(file),
);

interface Row {
  subject: string;
  input: string;
  cells: string[];
}

/** Rows of the tables under headings of the second rank. */
const rows: Row[] = text
  .split(/^## /m)
  .slice(1)
  .flatMap((chapter) => {
    const [heading = ''] = chapter.split('\n');
    const [, own = ''] = /^Tests: `([^`]+)`/m.exec(chapter) ?? [];
    const lines = chapter.split('\n').filter((line) => line.startsWith('|'));
    return lines.slice(2).map((line) => {
      const [input = '', ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const test = cells.at(-1)?.replace(/^_/, `\`${own}\` _`) ?? '';
      return {
        subject: heading.replace(/\W.*/, ''),
        input,
        cells: [...cells.slice(0, -1), test],
      };
    });
  });

test.each(['Links', 'Imports', 'Exports'])('%s have a row for every kind of bad input', (name) => {
  const inputs = rows.filter(({ subject }) => subject === name).map(({ input }) => input);
  for (const kind of [
    /^empty/,
    /^over/,
    /^malformed/,
    /^newer version/,
    /^cancelled/,
    /^storage blocked/,
  ])
    expect(inputs).toContainEqual(expect.stringMatching(kind));
});

test.each(rows.map((row) => [row.subject, row.input, row.cells] as const))(
  '%s, %s: message, what stays unchanged, and a test that exists',
  (_subject, _input, [message, unchanged, proof = '']) => {
    expect(message).toBeTruthy();
    expect(unchanged).toBeTruthy();
    const [, name = '', title = ''] = /^`([^`]+)` _([^_]+)_$/.exec(proof) ?? [];
    const files = tests.filter((file) => path.basename(file) === name);
    const sources = files.map((file) => readFileSync(path.join(SOURCES, file), 'utf8'));
    expect(title).not.toBe('');
    expect(sources.some((source) => source.includes(`'${title}`))).toBe(true);
  },
);
