/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const appling = (...words: string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, 'node_modules/.bin/appling'), ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  });

const folders = readdirSync(path.join(ROOT, 'shared'))
  .map((name) => `shared/${name}`)
  .concat(readdirSync(ROOT).filter((name) => /^mfe-|^shell$/.test(name)))
  .filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')));
const listed = folders.flatMap((folder) => {
  const { commands = {} } = JSON.parse(
    readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'),
  ) as { commands?: Record<string, { run: string; about: string; usage?: string }> };
  return Object.entries(commands).map(([name, { run, about, usage = '' }]) => ({
    name,
    about,
    usage,
    file: path.join(ROOT, folder, run),
  }));
});

test('appling --help lists every command of every workspace once', () => {
  const { status, stdout } = appling('--help');
  const names = [...stdout.matchAll(/^ {2}([\w:]+) /gm)].map(([, name]) => name);
  expect(status).toBe(0);
  expect(names).toEqual(listed.map(({ name }) => name).sort());
});

test.each(listed)('appling $name --help shows usage and an example', (command) => {
  const { name, about, usage, file } = command;
  const { status, stdout } = appling(name, '--help');
  expect(status).toBe(0);
  expect(stdout).toContain(`Usage: npx --no appling ${name}`);
  expect(stdout).toContain(about);
  expect(existsSync(file)).toBe(true);
  const [, example = ''] = /^Example: npx --no appling (.+)$/m.exec(stdout) ?? [];
  const [called, ...words] = example.match(/"[^"]*"|\S+/g) ?? [];
  expect(called).toBe(name);
  // The example has everything that the usage does not put in brackets, and nothing that it lacks.
  const options = words.filter((word) => word.startsWith('--'));
  const needed = usage.replaceAll(/\[[^\]]*\]/g, '').match(/--\w+|<[^>]+>(?!\))/g) ?? [];
  expect(options.filter((option) => !usage.includes(option))).toEqual([]);
  expect(words.length).toBeGreaterThanOrEqual(usage.includes('(') ? 1 : needed.length);
  expect(example).not.toContain('<');
});

test('rejects an unknown command and suggests similar names', () => {
  const { status, stderr } = appling('relaese');
  expect(status).toBe(1);
  expect(stderr).toContain('There is no command "relaese". Nearest: release.');
});

test('keeps at most 20 entries in the root beside the remotes', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' });
  const entries = new Set(
    files
      .trim()
      .split('\n')
      .map((file) => file.split('/')[0]),
  );
  expect([...entries].filter((name) => !name?.startsWith('mfe-')).length).toBeLessThanOrEqual(20);
});
