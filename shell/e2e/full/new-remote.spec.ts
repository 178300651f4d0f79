import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { createSiteServer, listen } from '../../../shared/kit/src/serve.ts';
import { checkOut } from '../second-checkout.ts';
import { expect, hydrated, test } from '../../../shared/testing/e2e/site.ts';

const execute = promisify(execFile);

/** Runs a script of the checkout; rejects with its output when it fails. */
function inCheckout(checkout: string, ...args: string[]) {
  // Color codes would split the text that the test looks for.
  const env = { ...process.env, SCENE_PROJECT_ID: '', FORCE_COLOR: '0' };
  return execute(process.execPath, args, { cwd: checkout, env, maxBuffer: 10_000_000 });
}

const tool = (bin: string) => path.join(ROOT, 'node_modules', bin);
const newRemote = ['--import', 'tsx', 'shared/kit/src/commands/new-remote.ts'];

test('a new remote passes lint and tests, and is composed and served without manual edits', async ({
  page,
}) => {
  const checkout = checkOut('new-remote');
  const { stdout } = await inCheckout(checkout, ...newRemote, 'weather', '--path', '/forecast');
  expect(stdout).toContain('.github/workflows/release-weather.yml');

  const folders = ['mfe-weather', '.github/workflows/release-weather.yml'];
  await inCheckout(checkout, tool('prettier/bin/prettier.cjs'), '--check', ...folders);
  // Git ignores the checkout's folder, and so does the linter.
  const copy = mkdtempSync(path.join(tmpdir(), 'new-remote-'));
  cpSync(path.join(checkout, 'mfe-weather'), copy, { recursive: true });
  const rules = path.join(ROOT, '.oxlintrc.json');
  const lint = [tool('oxlint/bin/oxlint'), '-c', rules, '--deny-warnings', '.'];
  const linted = await execute(process.execPath, lint, { cwd: copy });
  expect(linted.stdout).toMatch(/on [1-9]\d* files/);
  rmSync(copy, { recursive: true, force: true });
  await inCheckout(checkout, tool('typescript/bin/tsc'), '-p', '.');
  await inCheckout(checkout, '--import', 'tsx', 'shared/kit/src/commands/build.ts');
  // Its own tests, the contract gate, and the test that requires a workflow of each remote.
  const { stderr } = await inCheckout(
    checkout,
    tool('jest/bin/jest.js'),
    'mfe-weather',
    'deploy-files',
  );
  expect(stderr).toMatch(/Test Suites: 3 passed, 3 total/);

  const server = createSiteServer(path.join(checkout, 'dist'));
  const origin = `http://localhost:${await listen(server, 0)}`;
  const response = await page.goto(`${origin}/forecast`);
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page).toHaveTitle(/^Weather/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weather');
  await page.getByRole('main').getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  server.closeAllConnections();
  server.close();
  rmSync(checkout, { recursive: true, force: true });
});

test('an invalid name or path is refused in one sentence, and no file is written', async () => {
  const checkout = checkOut('no-remote');
  const before = readFileSync(path.join(checkout, 'package-lock.json'), 'utf8');
  const refusals: [string[], RegExp][] = [
    [[], /"" is no name for a remote/],
    [['Weather'], /2 to 30 lower-case letters and digits/],
    [['shell'], /none of shell, shared/],
    [['chat'], /There is a remote chat already, in mfe-chat/],
    [['weather', '--path', '/pricing'], /\/pricing belongs to marketing/],
    [['weather', '--path', '/r/weather'], /is no path for a page/],
    [['weather', '--path', '/../etc'], /is no path for a page/],
  ];
  for (const [args, sentence] of refusals) {
    await expect(inCheckout(checkout, ...newRemote, ...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(sentence) as unknown as string,
    });
  }
  expect(existsSync(path.join(checkout, 'mfe-weather'))).toBe(false);
  expect(readFileSync(path.join(checkout, 'package-lock.json'), 'utf8')).toBe(before);
  rmSync(checkout, { recursive: true, force: true });
});
