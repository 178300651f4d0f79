/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SETTINGS, buildRemote, buildShell } from './fixture';
import { takeLock } from './lock';
import { release, rollBack, setCanary, type Operator } from './operations';
import { builtId, type Build } from './publish';
import { startLocalS3, type LocalS3 } from './local-s3';
import { S3Target } from './s3-target';
import { describeTarget } from './status';
import { openTarget } from './open-target';

const kept = { ...process.env };
let root: string;
let storage: LocalS3;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'appling-s3-'));
  storage = await startLocalS3(root);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: storage.plain,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_MAX_ATTEMPTS: '1',
  });
});
afterAll(() => {
  storage.stop();
  process.env = kept;
  rmSync(root, { recursive: true, force: true });
});

let counter = 0;
let operator: Operator;
let prefix: string;
beforeEach(() => {
  prefix = `site-${(counter += 1)}`;
  operator = { target: openTarget(`s3://appling/${prefix}`), by: 'ana', commit: null };
});

const folder = () => path.join(root, `build-${(counter += 1)}`);
const chat = (words: string) => buildRemote(folder(), 'chat', { '/chat': `<h1>${words}</h1>` });
const home = () => buildRemote(folder(), 'marketing', { '/': '<h1>home</h1>' });
const put = (...builds: Build[]) => release(operator, builds, SETTINGS);
const get = (file: string) => fetch(`${storage.plain}/appling/${prefix}/${file}`);

test('stores objects with content types and cache lifetimes', async () => {
  const first = chat('one');
  await put(buildShell(folder()), home(), first);
  const page = await get('chat');
  expect(page.headers.get('content-type')).toBe('text/html;charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toContain('<h1>one</h1>');
  const script = await get(`r/chat/${builtId(first)}/remoteEntry.js`);
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(script.headers.get('cache-control')).toContain('immutable');
});

test('releases, rolls back and reports status as in a folder', async () => {
  await put(buildShell(folder()), home(), chat('one'));
  await put(chat('two'));
  expect(await (await get('chat')).text()).toContain('<h1>two</h1>');
  await rollBack(operator, 'chat');
  expect(await (await get('chat')).text()).toContain('<h1>one</h1>');
  expect(await describeTarget(operator.target)).toMatch(/publication 3, .*, by ana: rollback chat/);
});

test('rejects a canary with the reason', async () => {
  await put(buildShell(folder()), home(), chat('one'));
  await expect(setCanary(operator, 'chat', chat('two'), 10)).rejects.toThrow(
    /No canary at bucket .*one file for one address/,
  );
});

test('writes an interrupted publication again as a whole', async () => {
  await put(buildShell(folder()), home(), chat('one'));
  const target = new S3Target('appling', prefix);
  await target.write('.appling/pending.json', '{}');
  await target.write('index.html', 'half');
  await target.write('leftover', 'nobody names it');
  await put(chat('two'));
  expect(await (await get('index.html')).text()).toContain('<h1>home</h1>');
  expect((await get('leftover')).status).toBe(404);
  expect(await target.damage()).toBeNull();
});

test('tells the second of two operators who is at work', async () => {
  await put(buildShell(folder()), home(), chat('one'));
  await takeLock(operator.target, 'bo', 'release marketing');
  await expect(put(chat('two'))).rejects.toThrow('bo on');
});

test('reports a wrong bucket and a missing server in a sentence', async () => {
  const nowhere = { ...operator, target: openTarget('s3://another-bucket/x') };
  await expect(release(nowhere, [chat('a')], SETTINGS)).rejects.toThrow(
    /bucket s3:\/\/another-bucket\/x answered NoSuchBucket.*check the name/,
  );
  process.env.AWS_ENDPOINT_URL_S3 = 'http://127.0.0.1:1';
  const dead = { ...operator, target: openTarget('s3://appling/x') };
  const attempt = release(dead, [chat('a')], SETTINGS);
  await expect(attempt).rejects.toThrow('Check network, address');
  process.env.AWS_ENDPOINT_URL_S3 = storage.plain;
});
