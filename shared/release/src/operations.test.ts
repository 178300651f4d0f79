/** @jest-environment node */
import fs, {
  existsSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Registry } from '@appling/contract/registry';
import { explainFailure } from './command-line';
import { CACHING } from '@appling/kit/headers';
import { createSiteServer, listen } from '@appling/kit/serve';
import { SETTINGS, addFile, buildRemote, buildShell } from './fixture';
import { freeze, unfreeze } from './freeze';
import { takeLock } from './lock';
import { release, rollBack, setCanary, type Operator } from './operations';
import { builtId, type Build } from './publish';
import { FolderClaim } from './folder-claim';
import { FolderTarget } from './folder-target';
import { openTarget } from './open-target';

let root: string;
let site: string;
let operator: Operator;
let counter = 0;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'appling-release-'));
  site = mkdtempSync(path.join(root, 'site-'));
  operator = { target: openTarget(site), by: 'ana', commit: 'c0ffee' };
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const folder = () => path.join(root, `build-${(counter += 1)}`);
const chat = (words: string) => buildRemote(folder(), 'chat', { '/chat': `<h1>${words}</h1>` });
const home = (words = 'home') =>
  buildRemote(folder(), 'marketing', { '/': `<h1>${words}</h1><a href="/chat">Chat</a>` });
const schema = (words: string, content: string, at = '/schemas/design-2.json') =>
  buildRemote(folder(), 'chat', { '/chat': words }, { publicFiles: { [at]: content } });
const put = (...builds: Build[]) => release(operator, builds, SETTINGS);
const page = (file: string) => readFileSync(path.join(site, 'current', file), 'utf8');
const registry = () => JSON.parse(page('registry.json')) as Registry;
const inode = (file: string) => statSync(path.join(site, 'current', file)).ino;

async function begin(): Promise<Build> {
  const first = chat('one');
  await put(buildShell(folder()), home(), first);
  return first;
}

test('publishes the whole site in one folder with the first release', async () => {
  const first = await begin();
  expect(page('index.html')).toContain('<h1>home</h1>');
  expect(page('chat/index.html')).toContain(`/r/chat/${builtId(first)}/remoteEntry.js`);
  expect(page('404.html')).toContain('lost');
  expect(page('assets/shell.1a.js')).toBe('/* shell */');
  expect(page(`r/chat/${builtId(first)}/release.json`)).toContain('"commit": "c0ffee"');
});

test("changes only a remote's pages and the registry with its release", async () => {
  const first = await begin();
  const before = {
    home: inode('index.html'),
    icon: inode('favicon.svg'),
    map: inode('sitemap.xml'),
  };
  const second = chat('two');
  await put(second);
  expect(page('chat/index.html')).toContain('<h1>two</h1>');
  expect({
    home: inode('index.html'),
    icon: inode('favicon.svg'),
    map: inode('sitemap.xml'),
  }).toEqual(before);
  expect(registry().remotes.chat).toMatchObject({
    current: {
      id: builtId(second),
      integrity: { 'remoteEntry.js': expect.stringMatching(/^sha384-/) as unknown },
    },
    previous: { id: builtId(first), entry: 'remoteEntry.js' },
  });
});

test('composes every page from the live releases with a shell release', async () => {
  await begin();
  await put(buildShell(folder(), 'new frame'));
  expect(page('index.html')).toContain('<header>new frame</header><main><h1>home</h1>');
  expect(page('chat/index.html')).toContain('<header>new frame</header><main><h1>one</h1>');
});

test('restores identical bytes with a rollback, repeatedly', async () => {
  const first = await begin();
  const served = page('chat/index.html');
  const second = chat('two');
  await put(second);
  await put(chat('three'));
  expect(await rollBack(operator, 'chat')).toContain(builtId(second));
  expect(page('chat/index.html')).toContain('<h1>two</h1>');
  await rollBack(operator, 'chat');
  expect(page('chat/index.html')).toBe(served);
  expect(registry().remotes.chat?.current.id).toBe(builtId(first));
  await expect(rollBack(operator, 'chat')).rejects.toThrow('none to go back to');
});

test('does not fall back to a release that was rolled back', async () => {
  const first = await begin();
  await put(chat('bad'));
  await rollBack(operator, 'chat');
  expect(registry().remotes.chat?.previous).toBeUndefined();
  const third = chat('three');
  await put(third);
  expect(registry().remotes.chat?.previous?.id).toBe(builtId(first));
});

test('removes old trees and keeps releases', async () => {
  await begin();
  const ids = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const next = chat(`turn ${turn}`);
    ids.push(builtId(next));
    await put(next);
  }
  expect(
    readdirSync(path.join(site, 'sites')).filter((name) => !name.endsWith('.json')),
  ).toHaveLength(6);
  expect(readdirSync(path.join(site, 'r/chat'))).toEqual(expect.arrayContaining(ids));
});

test('removes the page of a removed route and adds new routes to the sitemap', async () => {
  await begin();
  await put(buildRemote(folder(), 'chat', { '/chat': 'a', '/new': 'b' }));
  expect(page('sitemap.xml')).toContain('/new<');
  await put(chat('without'));
  expect(() => page('new/index.html')).toThrow('ENOENT');
});

describe('public files', () => {
  test('change with the release and rollback of their remote', async () => {
    await begin();
    await put(schema('two', '{"version":2}'));
    expect(page('schemas/design-2.json')).toBe('{"version":2}');
    const kept = inode('schemas/design-2.json');
    await put(home('new home'));
    expect(inode('schemas/design-2.json')).toBe(kept);
    await put(schema('three', '{"version":3}'));
    await rollBack(operator, 'chat');
    expect(page('schemas/design-2.json')).toBe('{"version":2}');
    await rollBack(operator, 'chat');
    expect(() => page('schemas/design-2.json')).toThrow('ENOENT');
    expect(registry().remotes.chat?.publicFiles).toEqual([]);
  });

  test('survive a release of the shell, which writes the whole site', async () => {
    await begin();
    await put(schema('two', '{}'));
    await put(buildShell(folder(), 'new frame'));
    expect(page('schemas/design-2.json')).toBe('{}');
  });

  test('of a canary are not published until it is live for everybody', async () => {
    await begin();
    await put(schema('two', '{"old":1}'));
    await setCanary(operator, 'chat', schema('three', '{"new":1}'), 50);
    expect(page('schemas/design-2.json')).toBe('{"old":1}');
    expect(() => page('_canary/00/schemas/design-2.json')).toThrow('ENOENT');
    await setCanary(operator, 'chat', null, 100);
    expect(page('schemas/design-2.json')).toBe('{"new":1}');
  });

  test('stay as they are while a freeze stops releases', async () => {
    await begin();
    await put(schema('two', '{"old":1}'));
    await freeze(operator.target, 'bo', 'launch day');
    await expect(put(schema('three', '{"new":1}'))).rejects.toThrow('launch day');
    expect(page('schemas/design-2.json')).toBe('{"old":1}');
  });

  test('are served with their content type and revalidated', async () => {
    await begin();
    await put(schema('two', '{"old":1}'));
    const server = createSiteServer(path.join(site, 'current'));
    const address = `http://127.0.0.1:${await listen(server, 0)}/schemas/design-2.json`;
    const { headers } = await fetch(address);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe(CACHING.short);
    // Without the second header fetch bypasses every cache.
    const held = { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' };
    const again = await fetch(address, { headers: held });
    server.closeAllConnections();
    server.close();
    expect(again.status).toBe(304);
  });
});

test('moves a page from one remote to another in one publication', async () => {
  await put(
    buildShell(folder()),
    home(),
    buildRemote(folder(), 'chat', { '/chat': 'a', '/help': 'theirs' }),
  );
  const taken = buildRemote(folder(), 'marketing', { '/': 'home', '/help': 'ours' });
  await expect(put(taken)).rejects.toThrow('routes: found /help, which chat has');
  await put(taken, chat('without'));
  expect(page('help/index.html')).toContain('ours');
});

test("does not change the settings of the site from a team's environment", async () => {
  await begin();
  const elsewhere = { ...SETTINGS, url: 'https://laptop.example' };
  await release(operator, [chat('two')], elsewhere);
  expect(page('chat/index.html')).toContain('href="https://appling.example/chat"');
  await release(operator, [buildShell(folder(), 'new')], elsewhere);
  expect(page('chat/index.html')).toContain('href="https://laptop.example/chat"');
});

describe('a canary', () => {
  test('gives some buckets another page and registry without changing the others', async () => {
    const first = await begin();
    const second = chat('two');
    await setCanary(operator, 'chat', second, 10);
    expect(page('chat/index.html')).toContain('<h1>one</h1>');
    expect(registry().remotes.chat?.current.id).toBe(builtId(first));
    expect(page('_canary/09/chat/index.html')).toContain('<h1>two</h1>');
    expect(page('_canary/09/registry.json')).toContain(builtId(second));
    expect(() => page('_canary/10/chat/index.html')).toThrow('ENOENT');
    expect(() => page('_canary/00/index.html')).toThrow('ENOENT');
  });

  test('grows, survives the release of another remote, and becomes the live release at 100', async () => {
    await begin();
    const second = chat('two');
    await setCanary(operator, 'chat', second, 1);
    await setCanary(operator, 'chat', null, 50);
    await put(home('new home'));
    expect(page('_canary/49/chat/index.html')).toContain('<h1>two</h1>');
    expect(page('_canary/00/registry.json')).toContain(registry().remotes.marketing?.current.id);
    await setCanary(operator, 'chat', null, 100);
    expect(page('chat/index.html')).toContain('<h1>two</h1>');
    expect(() => page('_canary/00/chat/index.html')).toThrow('ENOENT');
  });

  test('ends at 0 and blocks another release of its remote', async () => {
    await begin();
    await setCanary(operator, 'chat', chat('two'), 10);
    await expect(put(chat('three'))).rejects.toThrow('--percent 0 (or 100)');
    await expect(setCanary(operator, 'marketing', home('x'), 10)).rejects.toThrow('one at a time');
    await setCanary(operator, 'chat', null, 0);
    expect(readdirSync(path.join(site, 'current'))).not.toContain('_canary');
  });
});

test('stops releases during a freeze with its reason, but allows a rollback', async () => {
  await begin();
  await put(chat('two'));
  await freeze(operator.target, 'bo', 'launch day');
  await expect(put(chat('three'))).rejects.toThrow('by bo: launch day');
  await rollBack(operator, 'chat');
  await unfreeze(operator.target);
  await put(chat('three'));
  expect(page('chat/index.html')).toContain('three');
});

describe('the live site stays whole', () => {
  const served = () => {
    const tree = path.join(site, 'current');
    const files = readdirSync(tree, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    return files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return `${path.relative(tree, file)} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`;
    });
  };

  test('when the process dies after any write, and a rerun repairs it', async () => {
    await begin();
    const second = chat('two');
    for (let last = 0; ; last += 1) {
      const before = served();
      const target = dyingAfter(last);
      // Heartbeats are writes too, whose number would depend on the machine.
      const pace = { beatMs: 1e9, looks: 0, pause: () => Promise.resolve() };
      const isDead = await release({ ...operator, target, pace }, [second], SETTINGS).then(
        () => false,
        () => true,
      );
      if (!isDead) {
        expect(last).toBeGreaterThan(5);
        break;
      }
      expect(served()).toEqual(before);
      await put(second);
      expect(page('chat/index.html')).toContain('<h1>two</h1>');
      await rollBack(operator, 'chat');
      rmSync(path.join(site, 'r/chat', builtId(second)), { recursive: true });
    }
  });

  function dyingAfter(writes: number) {
    const target = new FolderTarget(site);
    let left = writes;
    return new Proxy(target, {
      get(own, key: keyof FolderTarget) {
        const value = own[key];
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (/^(?:write|publish)/.test(key)) left -= 1;
          if (left < 0 && /^(?:write|publish|remove)/.test(key)) throw new Error('dead');
          const call = value as (...all: unknown[]) => unknown;
          if (key === 'writeNew') given[1] = String(given[1]).replace(/"pid":\d+/, '"pid":4194304');
          return call.apply(own, given);
        };
      },
    });
  }

  test('when the machine kills the command in the middle of the upload', async () => {
    await begin();
    const before = served();
    const second = chat('two');
    for (let file = 0; file < 200; file += 1) addFile(second.folder, `extra-${file}.1a.js`);
    const script = `
      import { release } from '${path.join(__dirname, 'operations.ts')}';
      import { openTarget } from '${path.join(__dirname, 'open-target.ts')}';
      const builds = [{ name: 'chat', folder: ${JSON.stringify(second.folder)} }];
      await release({ target: openTarget(${JSON.stringify(site)}), by: 'bo', commit: null }, builds, {});`;
    const child = execFile(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      script,
    ]);
    const ended = new Promise<string | null>((resolve) => {
      child.on('exit', (_code, signal) => resolve(signal));
    });
    const place = path.join(site, 'r/chat', builtId(second));
    while (!existsSync(place) || readdirSync(place).length < 20) {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    expect(existsSync(path.join(place, 'release.json'))).toBe(false);
    expect(served()).toEqual(before);
    await put(second);
    expect(page('chat/index.html')).toContain('<h1>two</h1>');
    expect(readdirSync(place)).toEqual(expect.arrayContaining(['extra-199.1a.js', 'release.json']));
  });

  test('when the last step before the pointer fails', async () => {
    await begin();
    const before = served();
    const failing = jest.spyOn(FolderClaim.prototype, 'publish');
    failing.mockRejectedValueOnce(new Error('EIO'));
    await expect(put(chat('two'))).rejects.toThrow('EIO');
    expect(served()).toEqual(before);
    await put(chat('two'));
    expect(page('chat/index.html')).toContain('<h1>two</h1>');
  });

  test('when the disk is full; the error says so, and a rerun with free space works', async () => {
    await begin();
    const before = served();
    const second = chat('two');
    const write = fs.writeFileSync;
    const full = jest.spyOn(fs, 'writeFileSync').mockImplementation((file, content) => {
      const isLast = String(file).includes('.remoteEntry.js.') && String(file).startsWith(site);
      write(isLast ? '/dev/full' : file, content);
    });
    const failure = await put(second).catch((error: unknown) => error);
    expect(explainFailure(failure, operator.target)).toMatch(
      /^folder .*ENOSPC.*The live site is as it was\. The disk is full\. Make room/,
    );
    expect(served()).toEqual(before);
    full.mockRestore();
    await put(second);
    expect(page('chat/index.html')).toContain('<h1>two</h1>');
  });

  test('when another operator is at work, and names them', async () => {
    await begin();
    const theirs = await takeLock(operator.target, 'bo', 'release marketing');
    await expect(put(chat('two'))).rejects.toThrow(
      /bo on .* is at work on folder .*: release marketing/,
    );
    await theirs.release();
    await put(chat('two'));
  });

  test('when two start at the same time: one finishes, the other must wait', async () => {
    await begin();
    const results = await Promise.allSettled([put(chat('two')), put(home('new'))]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await put(chat('three'));
    expect(page('chat/index.html')).toContain('three');
  });

  test('when the folder is not a target: nothing is written to it', async () => {
    const wrong = mkdtempSync(path.join(root, 'wrong-'));
    writeFileSync(path.join(wrong, 'thesis.txt'), 'x');
    const elsewhere = (where: string) =>
      release({ ...operator, target: openTarget(where) }, [chat('a')], SETTINGS);
    await expect(elsewhere(wrong)).rejects.toThrow('contains thesis.txt');
    expect(readdirSync(wrong)).toEqual(['thesis.txt']);
    await expect(elsewhere(path.join(root, 'none'))).rejects.toThrow('There is no folder');
    expect(() => openTarget('https://appling.example')).toThrow('s3://bucket/prefix');
  });

  test('when a stored release was tampered with: it is not executed, and the file is named', async () => {
    await begin();
    // Unique content: tests that run in parallel cache releases by their content.
    const tampered = chat('tampered');
    await put(tampered);
    rmSync(path.join(__dirname, '../../../.cache/releases/chat', builtId(tampered)), {
      recursive: true,
      force: true,
    });
    writeFileSync(
      path.join(site, `r/chat/${builtId(tampered)}/pages.cjs`),
      'throw new Error("executed")',
    );
    await expect(put(home('new'))).rejects.toThrow(/pages\.cjs .* is not what release\.json says/);
  });
});

test('publishes by replacing one symlink', async () => {
  await begin();
  expect(readlinkSync(path.join(site, 'current'))).toBe('sites/1');
  await put(chat('two'));
  expect(readlinkSync(path.join(site, 'current'))).toBe('sites/2');
});
