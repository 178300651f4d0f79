/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@appling/contract/release';
import { SETTINGS, addFile, buildRemote, buildShell, type RemoteFixture } from './fixture';
import { release, setCanary, type Operator } from './operations';
import { builtId, type Build } from './publish';
import { RefusedError, type Refusal } from './refusal';
import { openTarget } from './open-target';
import { releaseKey } from './store';

let root: string;
let operator: Operator;
let counter = 0;

const folder = () => path.join(root, `build-${(counter += 1)}`);
const put = (...builds: Build[]) => release(operator, builds, SETTINGS);
const chat = (pages: Record<string, string>, otherwise?: RemoteFixture) =>
  buildRemote(folder(), 'chat', pages, otherwise);

async function said(...builds: Build[]): Promise<readonly Refusal[]> {
  const error = await put(...builds).catch((reason: unknown) => reason);
  if (error instanceof RefusedError) return error.refusals;
  throw new Error(`Not refused: ${String(error)}`);
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'appling-gate-'));
  operator = { target: openTarget(mkdtempSync(path.join(root, 'site-'))), by: 'ana', commit: null };
  const home = buildRemote(folder(), 'marketing', { '/': '<h1>Home</h1><a href="/chat">Chat</a>' });
  await put(buildShell(folder()), home, chat({ '/chat': '<h1>Chat</h1>', '/auth': 'in' }));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('rejects a path of another live remote', async () => {
  expect(await said(chat({ '/chat': 'a', '/': 'mine' }))).toEqual([
    {
      remote: 'chat',
      rule: 'routes',
      found: '/, which marketing has',
      allowed: 'a path that no other live remote has',
    },
  ]);
});

test.each([10, 100])('checks a canary at %i %% like a release', async (percent) => {
  const build = chat({ '/chat': 'a', '/auth': 'b' }, { container: 'nothing' });
  await expect(setCanary(operator, 'chat', build, percent)).rejects.toThrow('chat · exposes');
  expect(await operator.target.read(releaseKey('chat', builtId(build)))).toBeNull();
});

test.each([
  ['/', 'the page'],
  ['/schemas/theirs.json', 'the public file'],
])('rejects a public file at %s, %s of another remote', async (address) => {
  const shown = { '/': '<h1>Home</h1><a href="/chat">Chat</a>' };
  const publicFiles = { '/schemas/theirs.json': '{}' };
  await put(buildRemote(folder(), 'marketing', shown, { publicFiles }));
  const build = chat({ '/chat': 'a', '/auth': 'b' }, { publicFiles: { [address]: '{}' } });
  expect(await said(build)).toContainEqual({
    remote: 'chat',
    rule: 'routes',
    found: `${address}, which marketing has`,
    allowed: 'a path that no other live remote has',
  });
});

test.each([
  ['/assets/design.json', /\/assets\/ belongs to the shell/],
  ['/r/chat/design.json', /\/r\/ belongs to the shell/],
  ['/social/home.png', /\/social\/ belongs to the shell/],
  ['/registry.json', /needs a folder/],
  ['/_canary/00/design.json', /needs a folder/],
  ['/schemas/../registry.json', /needs a folder/],
  ['/schemas/design.html', /no type for .html/],
  ['/schemas/design.exe', /no type for .exe/],
])('rejects a public file at %s', async (address, found) => {
  const build = chat({ '/chat': 'a', '/auth': 'b' }, { publicFiles: { [address]: '{}' } });
  expect(await said(build)).toEqual([
    expect.objectContaining({ rule: 'routes', found: expect.stringMatching(found) as unknown }),
  ]);
});

test('rejects public files that differ from the description', async () => {
  const build = chat({ '/chat': 'a' }, { publicFiles: { '/schemas/design.json': '{}' } });
  const file = path.join(build.folder, 'release.json');
  const described = JSON.parse(readFileSync(file, 'utf8')) as Release;
  writeFileSync(file, JSON.stringify({ ...described, publicFiles: [] }));
  expect(await said(build)).toMatchObject([
    { rule: 'exposes', found: 'pages /chat /schemas/design.json' },
  ]);
});

test('rejects a dead link', async () => {
  expect(await said(chat({ '/chat': '<a href="/chats">x</a>' }))).toEqual([
    {
      remote: 'chat',
      rule: 'links',
      found: '/chats on /chat, which leads nowhere',
      allowed: 'a path of a live remote',
    },
  ]);
});

test('rejects the removal of a page that another remote links to', async () => {
  expect(await said(chat({ '/auth': 'in' }))).toMatchObject([
    { remote: 'marketing', rule: 'links', found: '/chat on /, which leads nowhere' },
  ]);
});

test('rejects a missing shared module and a wrong version range', async () => {
  const shared = { react: '^20.0.0', zustand: '^5.1.0' };
  expect(await said(chat({ '/chat': 'a' }, { shared }))).toEqual([
    {
      remote: 'chat',
      rule: 'shared',
      found: 'react ^20.0.0',
      allowed: 'react 19.3.1, which the live shell provides',
    },
    {
      remote: 'chat',
      rule: 'shared',
      found: 'zustand ^5.1.0',
      allowed: 'only react, which the live shell provides',
    },
  ]);
});

test('rejects a future contract version', async () => {
  const [refusal] = await said(chat({ '/chat': 'a' }, { contractVersion: 2 }));
  expect(refusal).toMatchObject({ remote: 'chat', rule: 'contract', found: 'version 2' });
  expect(refusal?.allowed).toMatch(/^1 or 0, which the live shell [a-z0-9]+ accepts$/);
});

test('rejects a container without routes', async () => {
  expect(await said(chat({ '/chat': 'a' }, { container: 'nothing' }))).toEqual([
    { remote: 'chat', rule: 'exposes', found: 'none in remoteEntry.js', allowed: './routes' },
  ]);
});

test('rejects a page above the size limit', async () => {
  const build = chat({ '/chat': 'a', '/auth': 'b' });
  writeFileSync(path.join(build.folder, 'page.1a.js'), randomBytes(200_000));
  expect(await said(build)).toMatchObject([
    {
      rule: 'size',
      found: expect.stringMatching(/^scripts of the page page-chat of 2\d{5} bytes/) as unknown,
    },
    { rule: 'size', found: expect.stringContaining('page-auth') as unknown },
  ]);
});

test('rejects a page above the budget of its own remote', async () => {
  const build = chat({ '/chat': 'a' }, { budget: { scripts: 1000, styles: 1000 } });
  writeFileSync(path.join(build.folder, 'page.1a.js'), randomBytes(2000));
  expect(await said(build)).toMatchObject([
    {
      remote: 'chat',
      rule: 'size',
      found: expect.stringMatching(/^scripts of the page page-chat of 20\d\d bytes/) as unknown,
      allowed: '1000 bytes',
    },
  ]);
});

test('rejects a budget above the limit of the site', async () => {
  const build = chat({ '/chat': 'a' }, { budget: { scripts: 500_000, styles: 1000 } });
  expect(await said(build)).toEqual([
    {
      remote: 'chat',
      rule: 'size',
      found: 'a budget of 500000 bytes for scripts',
      allowed: '120000 bytes',
    },
  ]);
});

test('rejects the release of another remote', async () => {
  const build = buildRemote(folder(), 'marketing', { '/chat': 'a' });
  expect(await said({ ...build, name: 'chat' })).toMatchObject([
    { remote: 'chat', rule: 'name', found: 'a release of "marketing"' },
  ]);
});

test('rejects a build that changed after it was described', async () => {
  const build = chat({ '/chat': 'a', '/auth': 'changed' });
  addFile(build.folder, 'late.1a.js');
  writeFileSync(path.join(build.folder, 'late.1a.js'), 'other words');
  await expect(put(build)).rejects.toThrow('late.1a.js is not what release.json says');
});

test('checks a shell against every live remote', async () => {
  expect(await said(buildShell(folder(), 'third generation', 3))).toMatchObject([
    { remote: 'marketing', rule: 'contract', found: 'version 1' },
    { remote: 'chat', rule: 'contract', found: 'version 1' },
  ]);
});

test('accepts remotes of this contract in a shell of the next one', async () => {
  expect(await put(buildShell(folder(), 'second generation', 2))).toContain('Released shell');
});

test('names remote, rule, found and allowed value in the message', async () => {
  await expect(put(chat({ '/chat': 'a', '/': 'b' }))).rejects.toThrow(
    'Nothing was published.\nchat · routes: found /, which marketing has; allowed: a path that no other live remote has.',
  );
});
