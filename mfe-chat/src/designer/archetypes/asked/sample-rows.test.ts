import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SampleRowsFile } from '../../../content/sample-rows.schema';
import { bare } from '../context';

const { rows } = JSON.parse(
  readFileSync(path.join(__dirname, '../../../../content/languages/en/sample-rows.json'), 'utf8'),
) as SampleRowsFile;

describe('sample rows', () => {
  it('label all values of a column or none: no “Grade B” beside “A-”', () => {
    const mixed = Object.entries(rows).flatMap(([noun, { fields, rows: lines }]) =>
      fields
        .filter((_, at) => new Set(lines.map((line) => bare.test(line[at + 1] ?? ''))).size > 1)
        .map((field) => `${noun}: ${field}`),
    );
    expect(mixed).toEqual([]);
  });
});
