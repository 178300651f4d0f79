import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { checkOut, hashes } from './second-checkout.ts';
import { registry } from '../../shared/testing/e2e/site.ts';

const run = promisify(execFile);

test('composing one remote alone changes only its own routes', async () => {
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
    path.join(checkout, 'shared/kit/src/commands/compose.ts'),
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
