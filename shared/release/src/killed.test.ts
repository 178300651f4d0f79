/** @jest-environment node */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rollBack } from './operations';
import { builtId, type Build } from './publish';
import {
  brokenForms,
  openScratchSite,
  plainFiles,
  servedFiles,
  type ScratchSite,
} from './scratch-site';

let scratch: ScratchSite;
beforeEach(() => {
  scratch = openScratchSite();
});
afterEach(() => scratch.remove());

const moduleOf = (file: string) => JSON.stringify(pathToFileURL(path.join(__dirname, file)).href);

/** Kills a release at its n-th change of the site; returns the signal and the changes of a whole run. */
async function releaseAndDie(builds: readonly Build[], at: number | null) {
  const count = path.join(scratch.root, 'count');
  rmSync(count, { force: true });
  const script = `
    import { release } from ${moduleOf('operations.ts')};
    import { openTarget } from ${moduleOf('open-target.ts')};
    import { SETTINGS } from ${moduleOf('fixture.ts')};
    const operator = { target: openTarget(${JSON.stringify(scratch.site)}), by: 'bo', commit: null };
    await release(operator, ${JSON.stringify(builds)}, SETTINGS);
    process.exit(0);`;
  const hook = path.join(__dirname, 'fixtures/kill-at.mjs');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', hook, '--input-type=module', '-e', script],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        KILL_BELOW: scratch.site,
        KILL_AT: at === null ? '' : String(at),
        KILL_COUNT: count,
      },
    },
  );
  const signal = await new Promise<string | null>((resolve) => {
    child.on('exit', (_code, killed) => resolve(killed));
  });
  return { signal, changes: at === null ? readFileSync(count, 'utf8').split('\n') : [] };
}

function pointsIn(changes: readonly string[], seed: number): number[] {
  const parts = 4;
  const spread = Array.from({ length: parts }, (_, part) => {
    const within = ((seed * 48_271 + part * 16_807) % 97) / 97;
    return 1 + Math.floor(((part + within) / parts) * changes.length);
  });
  const form = changes.findIndex((file) => file.includes('page.1a.js.br'));
  return form < 0 ? spread : [...spread, form + 1];
}

const words = (files: ReadonlyMap<string, Buffer>) => {
  const page = /<h1>(\w+)</.exec(String(files.get('chat/index.html')))?.[1];
  const registry = JSON.parse(String(files.get('registry.json'))) as {
    remotes: { chat: { current: { id: string } } };
  };
  return { page, id: registry.remotes.chat.current.id };
};

test.each([
  ['new', 7],
  ['stored already', 23],
])(
  'leaves the old or the new site when a release that is %s is killed, and repairs it with a rerun (seed %i)',
  async (kind, seed) => {
    const first = scratch.chat('one');
    const second = scratch.chat('two');
    await scratch.put(scratch.shell('frame'), scratch.home('home'), first);
    if (kind !== 'new') {
      await scratch.put(second);
      await rollBack(scratch.operator, 'chat');
    }
    const { changes } = await releaseAndDie([second], null);
    expect(changes.length).toBeGreaterThan(20);
    const whole = plainFiles(servedFiles(scratch.site));
    whole.delete('feed.xml');
    await rollBack(scratch.operator, 'chat');
    for (const at of pointsIn(changes, seed)) {
      if (kind === 'new') {
        rmSync(path.join(scratch.site, 'r/chat', builtId(second)), { recursive: true });
      }
      expect((await releaseAndDie([second], at)).signal).toBe('SIGKILL');
      const left = servedFiles(scratch.site);
      expect(brokenForms(left)).toEqual([]);
      expect([
        { page: 'one', id: builtId(first) },
        { page: 'two', id: builtId(second) },
      ]).toContainEqual(words(left));
      await scratch.put(second);
      const healed = servedFiles(scratch.site);
      expect(brokenForms(healed)).toEqual([]);
      expect([...healed.keys()].filter((file) => file.endsWith('.part'))).toEqual([]);
      for (const [file, content] of whole) {
        expect({ file, isWhole: healed.get(file)?.equals(content) }).toEqual({
          file,
          isWhole: true,
        });
      }
      await rollBack(scratch.operator, 'chat');
    }
  },
  240_000,
);

test('leaves no site or a whole one when the first release is killed', async () => {
  const builds = [scratch.shell('frame'), scratch.home('home'), scratch.chat('one')];
  const { changes } = await releaseAndDie(builds, null);
  const whole = plainFiles(servedFiles(scratch.site));
  const empty = () => {
    for (const name of ['current', 'sites', 'r', 'assets', '.parts', 'lock.json']) {
      rmSync(path.join(scratch.site, name), { recursive: true, force: true });
    }
  };
  for (const at of pointsIn(changes, 5)) {
    empty();
    expect((await releaseAndDie(builds, at)).signal).toBe('SIGKILL');
    const left = servedFiles(scratch.site);
    expect(brokenForms(left)).toEqual([]);
    if (left.size > 0) expect([...plainFiles(left).keys()]).toEqual([...whole.keys()]);
    await scratch.put(...builds);
    const healed = servedFiles(scratch.site);
    expect(brokenForms(healed)).toEqual([]);
    expect([...plainFiles(healed).keys()]).toEqual([...whole.keys()]);
  }
}, 240_000);
