/** @jest-environment node */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareFolder, writeFiles } from './folder';
import { CommandFault } from './options';
import { run } from './run';

let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'designer-folder-'));
});
afterEach(() => rmSync(place, { recursive: true }));

test('a folder is made with those above it, and files in folders of their own', () => {
  const folder = path.join(place, 'a/b');
  prepareFolder(folder, false);
  writeFiles(folder, [{ path: 'screens/01.svg', content: '<svg/>' }]);
  expect(readFileSync(path.join(folder, 'screens/01.svg'), 'utf8')).toBe('<svg/>');
});

test('a folder that holds files is refused, and nothing in it changes', async () => {
  writeFileSync(path.join(place, 'thesis.txt'), 'years');
  const { code, error } = await run(['an idea', '--out', place], '1');
  expect(code).toBe(1);
  expect(error).toContain('is not empty: it holds thesis.txt. Name another folder, or add --force');
  expect(readdirSync(place)).toEqual(['thesis.txt']);
});

test('with --force files of the same name are replaced and others stay', () => {
  writeFileSync(path.join(place, 'app.html'), 'old');
  writeFileSync(path.join(place, 'thesis.txt'), 'years');
  prepareFolder(place, true);
  writeFiles(place, [{ path: 'app.html', content: 'new' }]);
  expect(readFileSync(path.join(place, 'app.html'), 'utf8')).toBe('new');
  expect(readFileSync(path.join(place, 'thesis.txt'), 'utf8')).toBe('years');
});

test.each(['file', 'file/below'])('%s in place of a folder is refused', (name) => {
  writeFileSync(path.join(place, 'file'), '');
  const make = () => prepareFolder(path.join(place, name), true);
  expect(make).toThrow('is a file or lies below one. Name a folder.');
});

test('a place that takes no folders is refused at once', () => {
  expect(() => prepareFolder('/proc/nowhere/below', false)).toThrow(CommandFault);
});

test('a folder in the way of a file is told', () => {
  prepareFolder(path.join(place, 'app.html'), false);
  expect(() => writeFiles(place, [{ path: 'app.html', content: '' }])).toThrow(
    'holds a folder with the name of a file',
  );
});
