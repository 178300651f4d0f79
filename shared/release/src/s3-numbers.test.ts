/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SETTINGS, buildRemote, buildShell } from './fixture';
import type { Pace } from './lock';
import { release, rollBack, type Operator } from './operations';
import { builtId } from './publish';
import { S3Target } from './s3-target';
import { startLocalS3, type LocalS3 } from './local-s3';
import { describeTarget } from './status';

const kept = { ...process.env };
const RECKLESS: Pace = { beatMs: 1e9, looks: 0, pause: () => Promise.resolve() };
let root: string;
let storage: LocalS3;
let prefix: string;
let counter = 0;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'appling-s3-'));
  storage = await startLocalS3(root);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: storage.conditional,
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
beforeEach(() => {
  prefix = `numbers-${(counter += 1)}`;
});

const operator = (by: string, target = new S3Target('appling', prefix)): Operator => ({
  target,
  by,
  commit: null,
  pace: RECKLESS,
});
const folder = () => path.join(root, `build-${(counter += 1)}`);
const chat = (words: string) => buildRemote(folder(), 'chat', { '/chat': `<h1>${words}</h1>` });
const home = (words: string) => buildRemote(folder(), 'marketing', { '/': `<h1>${words}</h1>` });
const begin = () =>
  release(operator('ana'), [buildShell(folder()), home('home'), chat('one')], SETTINGS);
const page = async (key: string) =>
  (await fetch(`${storage.plain}/appling/${prefix}/${key}`)).text();

test('stops writing when another publication overtakes it; the next one is complete', async () => {
  await begin();
  let resume = () => {};
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (resume = resolve));
  const stopped = new Promise<void>((resolve) => (arrive = resolve));
  const target = new S3Target('appling', prefix);
  const list = target.list.bind(target);
  let pages = 0;
  // Between the last check of the numbers and the next page.
  jest.spyOn(target, 'list').mockImplementation(async (below) => {
    const found = await list(below);
    if (below.includes('claims') && (pages += 1) === 5) {
      arrive();
      await gate;
    }
    return found;
  });
  const late = release(operator('late', target), [chat('late')], SETTINGS).catch(String);
  await stopped;
  await release(operator('bo'), [home('new')], SETTINGS);
  resume();
  expect(await late).toMatch(/had number 2 at bucket .* and lost it: .* It is not live\./);
  expect(await describeTarget(operator('bo').target)).toContain(
    'The next publication writes the whole site: the last publication was cut off.',
  );
  await rollBack(operator('bo'), 'marketing');
  expect(await page('index.html')).toContain('<h1>home</h1>');
  expect(await page('chat')).toContain('<h1>one</h1>');
  expect(await operator('bo').target.damage()).toBeNull();
});

test("keeps what was reported as published when two processes take over each other's lock", async () => {
  await begin();
  const [second, other] = [chat('two'), home('north')];
  const told = await Promise.allSettled([
    release(operator('ana'), [second], SETTINGS),
    release(operator('bo'), [other], SETTINGS),
  ]);
  const { remotes } = (await operator('ana').target.state()) ?? {};
  const live = [remotes?.chat?.current, remotes?.marketing?.current];
  for (const [index, build] of [second, other].entries()) {
    const one = told[index];
    if (one?.status === 'fulfilled') expect(live[index]).toBe(builtId(build));
    else expect(String(one?.reason)).toContain('lost it: ');
  }
  await release(operator('ana'), [second], SETTINGS);
  await release(operator('bo'), [other], SETTINGS);
  expect(await page('chat')).toContain('<h1>two</h1>');
  expect(await page('index.html')).toContain('<h1>north</h1>');
});

test.each(['cut off', 'missing'])(
  'rewrites a page that is %s with any publication',
  async (kind) => {
    await begin();
    const { target } = operator('ana');
    if (kind === 'missing') await target.remove('index.html');
    else await target.write('index.html', '<h1>ho');
    expect(await target.damage()).toBe('index.html is not as it was published');
    await release(operator('ana'), [chat('two')], SETTINGS);
    expect(await page('index.html')).toContain('<h1>home</h1>');
  },
);

test('rewrites a damaged stored file when the same release is repeated', async () => {
  await begin();
  const second = chat('two');
  await release(operator('ana'), [second], SETTINGS);
  const { target } = operator('ana');
  for (const file of ['page.1a.js', 'release.json', 'pages.cjs']) {
    const key = `r/chat/${builtId(second)}/${file}`;
    const whole = await target.read(key);
    await target.write(key, '');
    await release(operator('ana'), [second], SETTINGS);
    expect(String(await target.read(key))).toBe(String(whole));
  }
});
