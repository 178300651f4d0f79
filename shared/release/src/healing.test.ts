/** @jest-environment node */
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { rollBack } from './operations';
import { builtId, type Build } from './publish';
import {
  brokenForms,
  openScratchSite,
  plainFiles,
  servedFiles,
  type ScratchSite,
} from './scratch-site';
import { describeTarget } from './status';

let scratch: ScratchSite;
let builds: Build[];
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
beforeEach(async () => {
  // The feed contains the time of its publication.
  jest.useFakeTimers({ now: Date.now(), doNotFake: [...REAL] });
  scratch = openScratchSite();
  builds = [scratch.shell('frame'), scratch.home('home'), scratch.chat('one')];
  await scratch.put(...builds);
});
afterEach(() => {
  jest.useRealTimers();
  scratch.remove();
});

const place = (file: string) => path.join(scratch.site, 'current', file);
const DAMAGES: Record<string, (file: string) => void> = {
  'cut off': (file) => writeFileSync(file, readFileSync(file).subarray(0, -1)),
  empty: (file) => writeFileSync(file, ''),
  'of another byte': (file) => {
    const content = readFileSync(file);
    const middle = content.length >> 1;
    content.writeUInt8(content.readUInt8(middle) ^ 0x55, middle);
    writeFileSync(file, content);
  },
  missing: (file) => rmSync(file),
};

function expectWhole(whole: ReadonlyMap<string, Buffer>): void {
  const now = servedFiles(scratch.site);
  expect([...now.keys()]).toEqual([...whole.keys()]);
  expect(brokenForms(now)).toEqual([]);
  const differing = [...plainFiles(whole)].filter(([file, content]) => {
    return !now.get(file)?.equals(content);
  });
  expect(differing.map(([file]) => file)).toEqual([]);
}

test('repairs any damaged file when the same content is released again', async () => {
  const whole = servedFiles(scratch.site);
  const kinds = Object.values(DAMAGES);
  const files = [...whole.keys()];
  expect(files).toEqual(
    expect.arrayContaining([
      'index.html.br',
      '404.html',
      'registry.json',
      'social/chat.png',
      'assets/shell.1a.js.gz',
      `r/chat/${builtId(builds[2] as Build)}/page.1a.js.br`,
      `r/chat/${builtId(builds[2] as Build)}/release.json`,
    ]),
  );
  for (const [index, file] of files.entries()) {
    kinds[index % kinds.length]?.(place(file));
    await scratch.put(...builds);
    expectWhole(whole);
  }
}, 240_000);

test.each(Object.keys(DAMAGES))('repairs all files when each is %s', async (kind) => {
  const whole = servedFiles(scratch.site);
  for (const file of whole.keys()) DAMAGES[kind]?.(place(file));
  await scratch.put(...builds);
  expectWhole(whole);
});

test('reports a damaged stored file and page, which a new release of the app repairs', async () => {
  const key = `r/chat/${builtId(builds[2] as Build)}/page.1a.js`;
  expect(await describeTarget(scratch.operator.target)).not.toContain('is not');
  DAMAGES['cut off']?.(place(key));
  DAMAGES['cut off']?.(place('index.html'));
  const told = await describeTarget(scratch.operator.target);
  expect(told).toContain(`${key} is not what was released: release chat again from its commit.`);
  expect(told).toContain('/index.html is not as it was published');
  await scratch.put(builds[2] as Build);
  expect(await describeTarget(scratch.operator.target)).not.toContain('is not');
});

test('never serves an invalid compressed file after a clock was two days ahead', async () => {
  const watched = ['chat/index.html', 'index.html', 'registry.json'];
  const visitor = new Worker(VISITOR, {
    eval: true,
    workerData: { root: path.join(scratch.site, 'current'), files: watched },
  });
  const faults = new Promise<{ looks: number; faults: string[] }>((resolve, reject) => {
    visitor.on('message', resolve);
    visitor.on('error', reject);
  });
  const later = Date.now() / 1000 + 2 * 86_400;
  for (let turn = 0; turn < 6; turn += 1) {
    // A machine whose clock is ahead leaves files that are newer than their compressed forms.
    if (turn % 2 === 0) {
      for (const file of plainFiles(servedFiles(scratch.site)).keys()) {
        utimesSync(place(file), later, later);
      }
    }
    await scratch.put(scratch.chat(`turn ${turn}`));
    expect(brokenForms(servedFiles(scratch.site))).toEqual([]);
    await rollBack(scratch.operator, 'chat');
    expect(brokenForms(servedFiles(scratch.site))).toEqual([]);
  }
  visitor.postMessage('end');
  const seen = await faults;
  expect(seen.faults).toEqual([]);
  expect(seen.looks).toBeGreaterThan(100);
});

test('never gives a changed page the time, and so the ETag, of an earlier one', async () => {
  const seconds = (file: string) => Math.floor(statSync(place(file)).mtimeMs / 1000);
  const ahead = Date.now() / 1000 + 2 * 86_400;
  for (const form of ['', '.br', '.gz']) utimesSync(place(`chat/index.html${form}`), ahead, ahead);
  const times = [seconds('chat/index.html.br')];
  for (const words of ['two', 'six', 'ten']) {
    await scratch.put(scratch.chat(words));
    times.push(seconds('chat/index.html.br'));
    expect(seconds('chat/index.html')).toBeGreaterThan(ahead);
  }
  expect(new Set(times).size).toBe(times.length);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

/** Reads pages and compressed files from another thread as fast as it can, one tree per request, like a server. */
const VISITOR = `
const { parentPort, workerData } = require('node:worker_threads');
const fs = require('node:fs');
const zlib = require('node:zlib');
let isOver = false;
let looks = 0;
const faults = [];
parentPort.on('message', () => { isOver = true; });
function look() {
  for (const file of workerData.files) {
    const tree = fs.realpathSync(workerData.root);
    try {
      const br = zlib.brotliDecompressSync(fs.readFileSync(tree + '/' + file + '.br'));
      const gz = zlib.gunzipSync(fs.readFileSync(tree + '/' + file + '.gz'));
      const plain = fs.readFileSync(tree + '/' + file);
      looks += 1;
      if (!br.equals(plain) || !gz.equals(plain)) faults.push(file + ' has forms of another content');
    } catch (error) {
      if (error.code !== 'ENOENT' || fs.existsSync(tree)) faults.push(file + ': ' + error.message);
    }
  }
  if (isOver) { parentPort.postMessage({ looks, faults }); parentPort.close(); return; }
  setImmediate(look);
}
look();
`;
