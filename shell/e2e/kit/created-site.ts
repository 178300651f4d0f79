import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { ROOT } from '../../../shared/kit/src/places.ts';
import { createSiteServer, listen } from '../../../shared/kit/src/serve.ts';

const execute = promisify(execFile);
const PACKAGES = ['contract', 'runtime', 'kit', 'release', 'testing'];
const folder = mkdtempSync(path.join(tmpdir(), 'created-site-'));
const site = path.join(folder, 'site');
const target = path.join(folder, 'target');
const dist = path.join(site, 'dist');

let browser: Browser;

/** Runs a command in a clean environment, without this workspace's npm variables. */
function type(cwd: string, program: string, ...args: string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(?:package|lifecycle)/.test(name)),
  );
  return execute(program, args, { cwd, env: { ...env, RELEASED_BY: 'test:kit' } });
}

const appling = (...args: string[]) => type(site, 'npx', 'appling', ...args);

before(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  mkdirSync(site);
  mkdirSync(target);
  const workspaces = PACKAGES.flatMap((name) => ['-w', `shared/${name}`]);
  await type(ROOT, 'npm', 'pack', ...workspaces, '--silent', '--pack-destination', folder);
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  assert.equal(tarballs.length, PACKAGES.length);
  writeFileSync(path.join(site, 'package.json'), '{}\n');
  const paths = tarballs.map((file) => `../${file}`);
  await type(site, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...paths);
});

after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves a folder during a visit. Fails on page errors unless they are expected. */
async function visit(
  served: string,
  act: (page: Page, origin: string) => Promise<void>,
  expected = /^$/,
): Promise<void> {
  const server = createSiteServer(served);
  const origin = `http://localhost:${await listen(server, 0)}`;
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  try {
    await act(page, origin);
    assert.deepEqual(
      complaints.filter((text) => !expected.test(text)),
      [],
    );
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.locator('#root:not([data-not-live])').waitFor();
};

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor({ timeout: 10_000 });

void test('the created site is built and each page is prerendered, with no name of this site', async () => {
  await appling('create', '.', '--name', 'Field Notes');
  await appling('build');
  const pages = {
    'index.html': 'Welcome',
    'notes/index.html': 'Notes',
    '404.html': 'Page not found',
  };
  for (const [file, words] of Object.entries(pages)) {
    const html = readFileSync(path.join(dist, file), 'utf8');
    assert.match(html, new RegExp(`<h1>${words}</h1>`), file);
    assert.match(html, /trusted-types[^"]*field-notes-shell/, file);
    assert.doesNotMatch(html, /appling(?!\.example)|mfe-chat/i, file);
  }
});

void test('storage keys, events, globals and policies start with the name of the created site', () => {
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const texts = scripts.map((file) => readFileSync(path.join(dist, file), 'utf8')).join('\n');
  for (const name of ['field-notes:theme', 'FIELD_NOTES_CHECK_SCRIPT', 'field-notes-shell'])
    assert.ok(texts.includes(name), name);
  assert.doesNotMatch(texts, /process\.env\.SITE_/);
  // Names of shared modules are part of the contract; no other text may contain this site's name.
  const others = texts.replaceAll(/@appling\/(?:shared|runtime)\/(?:router|state)/g, '');
  assert.deepEqual(others.match(/.{0,60}appling.{0,60}/gi), null);
});

void test('the created site passes its own tests: types, pages, the contract gate', async () => {
  const { stderr } = await type(site, 'npm', 'test');
  assert.match(stderr, /Tests:\s+4 passed, 4 total/);
});

void test('npm run new:remote adds a remote that passes the tests and is served', async () => {
  const words = ['weather', '--', '--path', '/forecast'];
  const { stdout } = await type(site, 'npm', 'run', 'new:remote', ...words);
  assert.match(stdout, /mfe-weather\/src\/routes\.ts/);
  const { name } = JSON.parse(
    readFileSync(path.join(site, 'mfe-weather/package.json'), 'utf8'),
  ) as { name: string };
  assert.equal(name, '@field-notes/mfe-weather');
  const { stderr } = await type(site, 'npm', 'test');
  assert.match(stderr, /Tests:\s+6 passed, 6 total/);
  await visit(dist, async (page, origin) => {
    await open(page, `${origin}/forecast`);
    await heading(page, 'Weather');
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await heading(page, 'Welcome');
  });
  await assert.rejects(type(site, 'npm', 'run', 'new:remote', 'notes'), /There is a remote notes/);
});

void test('every command of the kit’s README exists in the created site', async () => {
  const readme = readFileSync(path.join(ROOT, 'shared/kit/README.md'), 'utf8');
  const [, block = ''] = /## Your own site[\s\S]*?```sh\n([\s\S]*?)```/.exec(readme) ?? [];
  const { scripts } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const ofSite = [...block.matchAll(/^npm (?:run )?(start|test|new:\w+)/gm)].map(
    ([, name]) => name,
  );
  const commands = [...block.matchAll(/^npx appling (\S+)/gm)].map(([, name = '']) => name);
  assert.deepEqual(ofSite, ['start', 'test', 'new:remote']);
  assert.ok(ofSite.every((name) => name && name in scripts));
  assert.deepEqual(commands, ['create', 'release', 'release', 'rollback']);
  for (const name of commands) await appling(name, '--help');
  for (const name of PACKAGES) assert.match(block, new RegExp(`-w @appling/${name}\\b`));
});

void test('help names a remote of the created site', async () => {
  const { stdout } = await appling('rollback', '--help');
  assert.match(stdout, /Example: npx --no appling rollback home /);
});

void test('the created site is hydrated, and the navigation leads to the page of the other remote', async () => {
  await visit(dist, async (page, origin) => {
    await open(page, origin);
    await page.evaluate('globalThis.isSameDocument = true');
    await page.getByRole('link', { name: '/notes' }).click();
    await heading(page, 'Notes');
    assert.equal(await page.evaluate('globalThis.isSameDocument'), true);
  });
});

void test('a dead remote shows the error panel, and the other one works', async () => {
  const files = path.join(dist, 'r/notes');
  renameSync(files, `${files}-away`);
  try {
    await visit(
      dist,
      async (page, origin) => {
        await open(page, origin);
        await page.getByRole('link', { name: '/notes' }).click();
        await heading(page, 'This page did not load');
        await page.getByRole('link', { name: 'Field Notes' }).click();
        await heading(page, 'Welcome');
        renameSync(`${files}-away`, files);
        await page.getByRole('link', { name: '/notes' }).click();
        await heading(page, 'Notes');
      },
      /404/,
    );
  } finally {
    rmSync(`${files}-away`, { recursive: true, force: true });
  }
});

void test('one remote is released to a folder and rolled back', async () => {
  const live = path.join(target, 'current');
  const shows = (name: string) =>
    visit(live, async (page, origin) => {
      await open(page, `${origin}/notes`);
      await heading(page, name);
    });
  await appling('release', 'all', '--to', target);
  await shows('Notes');
  const content = path.join(site, 'mfe-notes/src/pages/start/start.content.ts');
  const text = readFileSync(content, 'utf8');
  writeFileSync(content, text.replace("heading: 'Notes'", "heading: 'Fresh notes'"));
  await appling('release', 'notes', '--to', target);
  await shows('Fresh notes');
  await appling('rollback', 'notes', '--to', target);
  await shows('Notes');
});
