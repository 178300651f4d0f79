import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { SHELL, remotes } from '../../../shared/kit/src/apps.ts';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { checkOut } from '../second-checkout.ts';

const run = promisify(execFile);
const built = [
  'dist',
  ...[SHELL, ...remotes()].map(({ folder }) => `${path.basename(folder)}/dist`),
];

/** Returns the hash of every built file by path, compressed files and release descriptions included. */
function builtFiles(folder: string): Record<string, string> {
  const entries = built.flatMap((part) =>
    readdirSync(path.join(folder, part), { recursive: true, withFileTypes: true }),
  );
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

/** Links the packages into the folder without copying them. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '@appling') continue;
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isFile()) linkSync(source, target);
    else symlinkSync(path.relative(to, source), target);
  }
}

test('the same source builds the same bytes in a folder of another depth, with another clock and language', async () => {
  test.setTimeout(300_000);
  const copy = checkOut('reproducible/in/a/deeper/folder');
  for (const part of built) {
    rmSync(path.join(copy, part), { recursive: true, force: true });
    rmSync(path.join(copy, path.dirname(part), '.build'), { recursive: true, force: true });
  }
  linkPackages(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));

  const build = ['--import', 'tsx', path.join(copy, 'shared/kit/src/commands/build.ts')];
  const env = {
    ...process.env,
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  };
  const { stdout } = await run(process.execPath, build, { cwd: copy, env });
  expect(stdout).toMatch(/^Built shell, /);

  const files = builtFiles(copy);
  expect(Object.keys(files).length).toBeGreaterThan(1000);
  expect(files).toEqual(builtFiles(ROOT));
  rmSync(path.join(ROOT, '.cache/reproducible'), { recursive: true });
});
