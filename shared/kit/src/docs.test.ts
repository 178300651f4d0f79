/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
]);

function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [file];
    const isHidden = /^\.(?!github$|ci$)/.test(entry.name);
    return isHidden || NOT_SOURCE.has(entry.name) ? [] : filesIn(file);
  });
}

const files = filesIn('');
const docs = files.filter((file) => file.endsWith('.md') && file !== 'THIRD_PARTY_NOTICES.md');
const decisions = docs.filter((file) => /^docs\/decisions\/\d{4}-/.test(file));

test('keeps all docs together within 25,000 words', () => {
  const words = docs.map((file) => read(file).split(/\s+/).filter(Boolean).length);
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(25_000);
});

test.each(decisions)('%s has a number, a date, a status and at most 40 lines', (file) => {
  const text = read(file);
  const [, number = ''] = /\/0*(\d+)-/.exec(file) ?? [];
  expect(text).toMatch(new RegExp(`^# ${number} · .+\n\nDate: \\d{4}-\\d\\d-\\d\\d\\. Status: `));
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});

test('lists every decision in the index with title, status and date', () => {
  const listed = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  const expected = decisions.map((file) => {
    const [, title = '', date = '', status = ''] =
      /^# (.+)\n\nDate: (.+?)\. Status: (\w+)/.exec(read(file)) ?? [];
    return `- [${title}](${path.basename(file)}), ${status} ${date}`;
  });
  expect(listed).toEqual(expected);
});

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

test.each(docs)('links only to existing files and headings in %s', (file) => {
  const dead = [...read(file).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)].filter(
    ([, target = '', anchor]) => {
      const linked = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
      if (!existsSync(path.join(ROOT, linked))) return true;
      const headings = anchor ? [...read(linked).matchAll(/^#+ (.+)$/gm)] : [];
      return anchor !== undefined && !headings.some(([, text = '']) => slug(text) === anchor);
    },
  );
  expect(dead.map(([link]) => link)).toEqual([]);
});

const NOT_IN_REPOSITORY =
  /^(?:dist|sites|static-host|\.appling|r)\/|(?:^|\/)(?:kite|keepsakes|mug)\.json$|\/nl\/|^engine\.js$/;

test.each(docs)('finds every file that %s names in the repository', (file) => {
  const named = [...read(file).matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\.[a-z]{2,5})`/g)];
  const unknown = named.filter(
    ([, name = '']) =>
      !NOT_IN_REPOSITORY.test(name) &&
      !files.some((known) => known === name || known.endsWith(`/${name}`)),
  );
  expect(unknown.map(([, name]) => name)).toEqual([]);
});

test('refers to no document outside of the repository in sources', () => {
  const sources = files.filter((file) => /\.(?:[cm]?[jt]sx?|css|md)$/.test(file));
  const outside = sources.filter(
    (file) =>
      file !== 'shared/kit/src/docs.test.ts' &&
      /\bspec(?:\.md| §)|design\/README|\.\.\/shared\/\w+\.md|§\s?\d/.test(read(file)),
  );
  expect(outside).toEqual([]);
});

test('finds every document and decision that a source refers to', () => {
  const sources = files.filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file));
  const missing = sources.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/([\w/-]+(?:\.md)?)/g)]
      .map(([, name = '']) => name)
      .filter((name) => /^decisions\/\d{4}$|\.md$/.test(name))
      .filter((name) => !docs.some((known) => known.startsWith(`docs/${name}`)))
      .map((name) => `${file}: docs/${name}`),
  );
  expect(missing).toEqual([]);
});

test('finds every figure of the README in the file that it names', () => {
  const rows = [
    ...read('README.md').matchAll(/^\| (.+?) +\| (.+?) +\| `([\w./-]+\.(?:md|json))` +\|$/gm),
  ];
  const wrong = rows.filter(([, , value = '', file = '']) => {
    const isWhole = new RegExp(`(?<![\\d.])${value.replace('.', '\\.')}(?![\\d.])`);
    return !isWhole.test(read(file));
  });
  expect(rows.length).toBeGreaterThanOrEqual(5);
  expect(wrong.map(([row]) => row)).toEqual([]);
});

test('keeps the README animation within 1.5 MB and 15 seconds', () => {
  const [, file = ''] = /!\[.+\]\((.+\.webp)\)/.exec(read('README.md')) ?? [];
  const picture = readFileSync(path.join(ROOT, file));
  let milliseconds = 0;
  // RIFF: chunks follow a header of 12 bytes; each has a name, a size and an even number of bytes.
  for (let at = 12; at < picture.length;) {
    const size = picture.readUInt32LE(at + 4);
    if (picture.toString('latin1', at, at + 4) === 'ANMF')
      milliseconds += picture.readUIntLE(at + 8 + 12, 3);
    at += 8 + size + (size % 2);
  }
  expect(milliseconds).toBeGreaterThan(3000);
  expect(milliseconds).toBeLessThanOrEqual(15_000);
  expect(picture.length).toBeLessThanOrEqual(1_500_000);
});
