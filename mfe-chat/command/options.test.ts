/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandFault, readOptions } from './options';
import { run } from './run';
import { usage } from './usage';

const faultOf = (given: readonly string[]): CommandFault => {
  try {
    readOptions(given);
  } catch (error) {
    if (error instanceof CommandFault) return error;
  }
  throw new Error('No fault was found.');
};

test('accepts an idea and a folder in any order', () => {
  const task = { idea: 'a plant diary', folder: 'out', isForced: false };
  expect(readOptions([' a plant diary ', '--out', 'out'])).toEqual(task);
  expect(readOptions(['--out=out', '--force', 'a plant diary'])).toEqual({
    ...task,
    isForced: true,
  });
  expect(readOptions(['--out', 'out', '--', '--dark'])).toEqual({ ...task, idea: '--dark' });
  expect(readOptions(['x'.repeat(4000), '--out', 'out'])).toMatchObject({ folder: 'out' });
});

test.each([
  [[], /There is no idea. Say what the app is for/],
  [['  ', '--out', 'out'], /There is no idea/],
  [['a', 'plant', 'diary', '--out', 'out'], /There are 3 ideas. Put all words between one pair/],
  [['x'.repeat(4001), '--out', 'out'], /4,001 characters, and up to 4,000 are read. Shorten it/],
  [['an idea'], /--out needs a folder/],
  [['an idea', '--out'], /--out needs a folder/],
  [['an idea', '--out', ''], /--out needs a folder/],
  [['an idea', '--oot', 'out'], /There is no option --oot. Known: --out, --force, --help/],
  [['an idea', '-o', 'out'], /There is no option -o/],
  [['an idea', '--out', 'out', '--force=yes'], /--force takes no value: leave “yes” out/],
])('rejects %j and says what to do', (given, message) => {
  const fault = faultOf(given);
  expect(fault.message).toMatch(message);
  expect(fault.code).toBe(2);
});

test('prints help and version, and the help names every option', async () => {
  for (const word of ['--help', '-h']) expect((await run([word], '1.2.3')).out).toBe(usage);
  expect(await run(['--version'], '1.2.3')).toEqual({ code: 0, out: '1.2.3\n', error: '' });
  const known = faultOf(['--oot']).message.match(/--(?!oot\b)[a-z]+/g) ?? [];
  expect(known).toHaveLength(4);
  for (const option of known) expect(usage).toContain(option);
});

test('reports an internal error without a stack', async () => {
  jest.doMock('./make-files', () => ({
    makeFiles: () => Promise.reject(new Error('html-design: no design.')),
  }));
  const folder = mkdtempSync(path.join(tmpdir(), 'designer-fault-'));
  const { code, error } = await run(['an idea', '--out', folder], '1.2.3');
  expect(code).toBe(1);
  expect(error).toMatch(/^The app could not be made, .*: html-design: no design\. Say it in other/);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('exits with 2 and points to the help after a wrong call', async () => {
  const { code, out, error } = await run([], '1.2.3');
  expect([code, out]).toEqual([2, '']);
  expect(error).toMatch(/--help says more\.\n$/);
});
