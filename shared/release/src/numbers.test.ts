/** @jest-environment node */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FolderClaim } from './folder-claim';
import type { Pace } from './lock';
import { release, type Operator } from './operations';
import { builtId, type Build } from './publish';
import { SETTINGS } from './fixture';
import { openScratchSite, type ScratchSite } from './scratch-site';
import { describeTarget } from './status';

let scratch: ScratchSite;
beforeEach(() => {
  scratch = openScratchSite();
});
afterEach(() => scratch.remove());

const begin = () => scratch.put(scratch.shell('frame'), scratch.home('home'), scratch.chat('one'));
const page = (file: string) => readFileSync(path.join(scratch.site, 'current', file), 'utf8');
/** Never sends a heartbeat and takes over every lock at once, so only numbers decide. */
const RECKLESS: Pace = { beatMs: 1e9, looks: 0, pause: () => Promise.resolve() };

function stoppingBeforeItPublishes(): {
  operator: Operator;
  stopped: Promise<void>;
  resume: () => void;
} {
  const { target } = scratch.operator;
  let resume = () => {};
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (resume = resolve));
  const stopped = new Promise<void>((resolve) => (arrive = resolve));
  const slow = new Proxy(target, {
    get(own, key) {
      if (key === 'publish') {
        return async (given: Parameters<typeof own.publish>[0]) => {
          arrive();
          await gate;
          return own.publish(given);
        };
      }
      const value: unknown = Reflect.get(own, key);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
  return { operator: { ...scratch.operator, target: slow, pace: RECKLESS }, stopped, resume };
}

function moveLockElsewhere(): void {
  const file = path.join(scratch.site, 'lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...lock, machine: 'another', pid: 1 }));
}

test('publishes nothing and reports it when another process takes a later number', async () => {
  await begin();
  const slow = stoppingBeforeItPublishes();
  const late = release(slow.operator, [scratch.chat('late')], SETTINGS).catch(String);
  await slow.stopped;
  moveLockElsewhere();
  await release({ ...scratch.operator, by: 'bo', pace: RECKLESS }, [scratch.home('new')], SETTINGS);
  slow.resume();
  expect(await late).toMatch(
    /This release chat \w+ had number 2 at folder .* and lost it: somebody took a later number meanwhile\. It is not live\. See npx --no appling status, then run it again\./,
  );
  expect(page('index.html')).toContain('<h1>new</h1>');
  expect(page('chat/index.html')).toContain('<h1>one</h1>');
  await scratch.put(scratch.chat('again'));
  expect(page('index.html')).toContain('<h1>new</h1>');
  expect(page('chat/index.html')).toContain('<h1>again</h1>');
});

test('takes over only a lock without heartbeat, whatever the clocks', async () => {
  await begin();
  const slow = stoppingBeforeItPublishes();
  const first = release(slow.operator, [scratch.chat('slow')], SETTINGS);
  await slow.stopped;
  moveLockElsewhere();
  const beat = () => {
    const file = path.join(scratch.site, 'lock.json');
    const lock = JSON.parse(readFileSync(file, 'utf8')) as { beat: number };
    writeFileSync(file, JSON.stringify({ ...lock, beat: lock.beat + 1 }));
    return Promise.resolve();
  };
  const second = (pause: Pace['pause']) =>
    release(
      { ...scratch.operator, pace: { beatMs: 1e9, looks: 4, pause } },
      [scratch.home('new')],
      SETTINGS,
    );
  await expect(second(beat)).rejects.toThrow(/ana on .* is at work on folder .*: release chat/);
  expect(await describeTarget(scratch.operator.target)).toContain('at work: ana on');
  await second(() => Promise.resolve());
  expect(page('index.html')).toContain('<h1>new</h1>');
  slow.resume();
  await expect(first).rejects.toThrow('lost it');
});

test('never reuses a number, and a later one ends all earlier ones', async () => {
  await begin();
  const claims = [];
  for (let turn = 0; turn < 3; turn += 1) claims.push(await FolderClaim.take(scratch.site));
  expect(claims.map(({ number }) => number)).toEqual([2, 3, 4]);
  const held = await Promise.all(claims.map((claim) => claim.isHeld()));
  expect(held).toEqual([false, false, true]);
  await expect(claims[1]?.publish()).rejects.toThrow('ENOENT');
  await claims[2]?.giveUp();
  expect((await FolderClaim.take(scratch.site)).number).toBe(5);
});

test('lets at most one of many simultaneous processes hold a number', async () => {
  mkdirSync(path.join(scratch.site, 'sites'));
  for (let turn = 0; turn < 20; turn += 1) {
    const tried = await Promise.allSettled(
      Array.from({ length: 6 }, () => FolderClaim.take(scratch.site)),
    );
    const claims = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const held = await Promise.all(claims.map((claim) => claim.isHeld()));
    expect(held.filter(Boolean).length).toBeLessThanOrEqual(1);
    expect(new Set(claims.map(({ number }) => number)).size).toBe(claims.length);
  }
});

const moduleOf = (file: string) => JSON.stringify(pathToFileURL(path.join(__dirname, file)).href);

async function releaseElsewhere(builds: readonly Build[], aheadMs: number): Promise<string[]> {
  const script = `
    import { release } from ${moduleOf('operations.ts')};
    import { openTarget } from ${moduleOf('open-target.ts')};
    import { SETTINGS } from ${moduleOf('fixture.ts')};
    const pace = { beatMs: 1e9, looks: 0, pause: () => Promise.resolve() };
    const operator = { target: openTarget(${JSON.stringify(scratch.site)}), by: 'bo', commit: null, pace };
    for (const build of ${JSON.stringify(builds)}) {
      for (let isDone = false; !isDone; ) {
        await release(operator, [build], SETTINGS).then(
          (sentence) => { isDone = true; console.log(sentence); },
          (error) => console.log(error.message),
        );
      }
    }
    process.exit(0);`;
  const hook = path.join(__dirname, 'fixtures/other-machine.mjs');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', hook, '--input-type=module', '-e', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, CLOCK_AHEAD_MS: String(aheadMs) },
    },
  );
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  return output.trim().split('\n');
}

test('a release leaves a file that another process is writing, and removes one left hours ago', async () => {
  await begin();
  const [young, old] = ['young', 'old'].map((name) => path.join(scratch.site, '.parts', name));
  for (const part of [young!, old!]) writeFileSync(part, '{');
  const hoursAgo = Date.now() / 1000 - 3 * 3600;
  utimesSync(old!, hoursAgo, hoursAgo);
  await scratch.put(scratch.chat('two'));
  expect([existsSync(young!), existsSync(old!)]).toEqual([true, false]);
});

test('loses no reported release of two containers with equal host name and pid, clocks 20 minutes apart', async () => {
  await begin();
  const chats = ['two', 'three'].map((words) => scratch.chat(words));
  const homes = ['north', 'south'].map((words) => scratch.home(words));
  const told = await Promise.all([
    releaseElsewhere(chats, 0),
    releaseElsewhere(homes, 20 * 60_000),
  ]);
  for (const sentences of told) {
    expect(sentences.filter((sentence) => sentence.startsWith('Released'))).toHaveLength(2);
    const others = sentences.filter((sentence) => !sentence.startsWith('Released'));
    // Every loser gets a clear message, and nothing else fails.
    for (const other of others) expect(other).toMatch(/lost it: |was overtaken/);
  }
  const live = await scratch.operator.target.state();
  const ids = (line?: { current: string; history: readonly string[] }) =>
    line ? [line.current, ...line.history] : [];
  expect(ids(live?.remotes.chat)).toEqual(
    expect.arrayContaining(chats.map((build) => builtId(build))),
  );
  expect(ids(live?.remotes.marketing)).toEqual(
    expect.arrayContaining(homes.map((build) => builtId(build))),
  );
  expect(page('chat/index.html')).toContain('<h1>three</h1>');
  expect(page('index.html')).toContain('<h1>south</h1>');
}, 120_000);
