import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { checkOut } from './second-checkout.ts';
import { registry } from './site.ts';

const run = promisify(execFile);

/** Hash of every file of the composed site, by path; what a server compresses counts once. */
function hashes(site: string): Map<string, string> {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
        return [path.relative(site, file), hash];
      }),
  );
}

test('a changed page of one remote, built and composed alone, changes its routes alone', async () => {
  test.setTimeout(300_000);
  const checkout = checkOut('compose-alone');
  const site = path.join(checkout, 'dist');
  const content = path.join(checkout, 'mfe-developer/src/pages/status/status.content.ts');
  const source = readFileSync(content, 'utf8');
  const changed = source.replace(/title: '/, "title: 'Changed: ");
  expect(changed).not.toBe(source);
  const before = hashes(site);
  writeFileSync(content, changed);

  const command = [
    path.join(checkout, 'shared/src/build/commands/compose.ts'),
    '--only',
    'developer',
  ];
  await run(process.execPath, ['--import', 'tsx', ...command], { cwd: checkout });

  const after = hashes(site);
  const touched = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  const release = /^r\/developer\/[a-z0-9]+\//;
  const pages = registry.remotes.developer?.routes.map(
    ({ path: route }) => `${route.slice(1)}/index.html`,
  );
  expect(touched.filter((file) => !release.test(file)).sort()).toEqual(
    [...(pages ?? []), 'registry.json'].sort(),
  );
  expect(touched.some((file) => release.test(file))).toBe(true);
  expect(readFileSync(path.join(site, 'status/index.html'), 'utf8')).toContain('Changed: ');
});

test('a build after a change in one remote leaves all other pages, and makes what a build from nothing makes', async () => {
  test.setTimeout(300_000);
  const checkout = checkOut('build-again');
  const site = path.join(checkout, 'dist');
  const command = ['--import', 'tsx', path.join(checkout, 'shared/src/build/commands/build.ts')];
  const build = () => run(process.execPath, command, { cwd: checkout });
  await build();
  const written = (page: string) => statSync(path.join(site, page, 'index.html')).mtimeMs;
  const [status, pricing] = [written('status'), written('pricing')];
  const content = path.join(checkout, 'mfe-developer/src/pages/status/status.content.ts');
  writeFileSync(content, readFileSync(content, 'utf8').replace(/title: '/, "title: 'Changed: "));

  await build();
  expect(written('pricing')).toBe(pricing);
  expect(written('status')).toBeGreaterThan(status);
  const again = hashes(site);

  rmSync(site, { recursive: true });
  await build();
  expect(Object.fromEntries(hashes(site))).toEqual(Object.fromEntries(again));
});

test("no page names another remote's release", () => {
  const ids = Object.entries(registry.remotes).map(([name, { current }]) => [name, current.id]);
  const site = path.join(import.meta.dirname, '../../dist');
  for (const [name, { routes }] of Object.entries(registry.remotes)) {
    for (const { path: route } of routes) {
      const html = readFileSync(path.join(site, route, 'index.html'), 'utf8');
      const named = ids.filter(([, id]) => html.includes(id ?? '')).map(([owner]) => owner);
      expect(named, route).toEqual([name]);
    }
  }
});
