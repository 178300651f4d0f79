import { execFile } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { checkOut, hashes } from '../second-checkout.ts';

const run = promisify(execFile);

test('rebuilding after a change in one remote keeps all other pages and equals a clean build', async () => {
  test.setTimeout(300_000);
  const checkout = checkOut('build-again');
  const site = path.join(checkout, 'dist');
  const command = ['--import', 'tsx', path.join(checkout, 'shared/kit/src/commands/build.ts')];
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
