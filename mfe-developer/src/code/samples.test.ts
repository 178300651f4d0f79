import { codeText } from './code-token';
import { codeLines } from './samples.generated';
import { type Sample, samples } from './samples';

const cases = Object.entries(samples) as [keyof typeof samples, Sample][];

test.each(cases)('the highlighted %s matches its source', (name, { text }) => {
  // After a failure run: npx tsx mfe-developer/src/code/write-code.ts
  expect(codeText(codeLines[name])).toBe(text);
});

test.each(cases)('%s is highlighted', (name) => {
  const kinds = new Set(codeLines[name].flatMap((line) => line.map(([kind]) => kind)));
  expect(kinds.size).toBeGreaterThanOrEqual(3);
  expect(kinds).toContain('string');
});

test('every highlighted sample has a source', () => {
  expect(Object.keys(codeLines).sort()).toEqual(Object.keys(samples).sort());
});

test.each(cases.filter(([name]) => name.startsWith('start')))(
  '%s requests the right URL with model and temperature 0.7, and reads the response',
  (_name, { text }) => {
    expect(text).toContain('https://api.appling.example/api/v1');
    expect(text).toContain('APPLING_API_KEY');
    expect(text).toMatch(/"?model"?[:=]\s*['"]appling-1['"]/i);
    expect(text).toMatch(/temperature"?[:=]\s*0\.7/i);
    expect(text).toMatch(/choices\[0\]\.message\.content/i);
  },
);
