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

test('creates a folder with its parents, and files in subfolders', () => {
  const folder = path.join(place, 'a/b');
  prepareFolder(folder, false);
  writeFiles(folder, [{ path: 'screens/01.svg', content: '<svg/>' }]);
  expect(readFileSync(path.join(folder, 'screens/01.svg'), 'utf8')).toBe('<svg/>');
});

test('rejects a folder that contains files, and changes nothing in it', async () => {
  writeFileSync(path.join(place, 'thesis.txt'), 'years');
  const { code, error } = await run(['an idea', '--out', place], '1');
  expect(code).toBe(1);
  expect(error).toContain('is not empty: it holds thesis.txt. Name another folder, or add --force');
  expect(readdirSync(place)).toEqual(['thesis.txt']);
});

test('replaces files of the same name with --force, and keeps others', () => {
  writeFileSync(path.join(place, 'app.html'), 'old');
  writeFileSync(path.join(place, 'thesis.txt'), 'years');
  prepareFolder(place, true);
  writeFiles(place, [{ path: 'app.html', content: 'new' }]);
  expect(readFileSync(path.join(place, 'app.html'), 'utf8')).toBe('new');
  expect(readFileSync(path.join(place, 'thesis.txt'), 'utf8')).toBe('years');
});

test.each(['file', 'file/below'])('rejects %s in place of a folder', (name) => {
  writeFileSync(path.join(place, 'file'), '');
  const make = () => prepareFolder(path.join(place, name), true);
  expect(make).toThrow('is a file or lies below one. Name a folder.');
});

test('rejects a location that cannot contain folders at once', () => {
  expect(() => prepareFolder('/proc/nowhere/below', false)).toThrow(CommandFault);
});

test('reports a folder where a file should be', () => {
  prepareFolder(path.join(place, 'app.html'), false);
  expect(() => writeFiles(place, [{ path: 'app.html', content: '' }])).toThrow(
    'holds a folder with the name of a file',
  );
});
