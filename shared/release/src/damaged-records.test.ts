/** @jest-environment node */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answer, type Command } from './command-line';
import { canary, freezeTarget, releaseNamed, rollback, status } from './commands';
import { SETTINGS } from './fixture';
import { release } from './operations';
import { builtId, type Build } from './publish';
import { openScratchSite, servedFiles, type ScratchSite } from './scratch-site';

let scratch: ScratchSite;
let first: Build;
beforeAll(async () => {
  scratch = openScratchSite();
  // Unique content: tests that run in parallel cache releases by their content.
  first = scratch.chat('to be damaged');
  await scratch.put(scratch.shell('frame'), scratch.home('home'), first);
  await scratch.put(scratch.chat('two'));
});
afterAll(() => scratch.remove());

const ask = (command: Command, ...given: string[]) =>
  answer(command, [...given, '--to', scratch.site]);

function expectPlain(sentence: string): void {
  expect(sentence).toMatch(/[.…)\]]$/);
  expect(sentence).not.toMatch(
    /undefined|\[object|TypeError|JSON input|at position|Unexpected|ENOENT|\n\s+at /,
  );
}

const DAMAGES = {
  'cut off': (text: string) => text.slice(0, text.length >> 1),
  empty: () => '',
  null: () => 'null',
  'a list': () => '[]',
  'of another version': (text: string) =>
    text.replace(/"version": ?1/, '"version": 2').replace(/"(?:reason|files)"/, '"other"'),
};
const kinds = Object.entries(DAMAGES);

async function whileDamaged(
  key: string,
  damage: (text: string) => string,
  work: () => Promise<void>,
) {
  const file = path.join(scratch.site, key);
  const whole = readFileSync(file, 'utf8');
  rmSync(file);
  writeFileSync(file, damage(whole));
  try {
    await work();
  } finally {
    rmSync(file, { force: true });
    writeFileSync(file, whole);
  }
}

test.each(kinds)(
  'names the file and what to do when the live state is %s, without effect on visitors',
  async (_kind, damage) => {
    const { number = 0 } = (await scratch.operator.target.state()) ?? {};
    const served = servedFiles(scratch.site).size;
    await whileDamaged(`sites/${number}.json`, damage, async () => {
      for (const [command, given] of [
        [status, []],
        [rollback, ['chat']],
        [canary, ['chat', '--percent', '0']],
        [releaseNamed, ['chat']],
        [freezeTarget, ['--reason', 'x']],
      ] as const) {
        const { isDone, sentence } = await ask(command, ...given);
        expect(isDone).toBe(false);
        expect(sentence).toMatch(
          new RegExp(
            `sites/${number}\\.json is (?:cut off|empty|not of the form).*Restore the file from a copy; or make an earlier tree`,
          ),
        );
        expectPlain(sentence);
      }
    });
    expect(servedFiles(scratch.site).size).toBe(served);
  },
);

test.each(kinds)(
  'releases nothing when the freeze is %s, and says how to end it',
  async (_kind, damage) => {
    expect((await ask(freezeTarget, '--reason', 'launch day')).isDone).toBe(true);
    await whileDamaged('freeze.json', damage, async () => {
      const refused = await scratch
        .put(scratch.chat('three'))
        .catch((error: Error) => error.message);
      expect(refused).toMatch(
        /freeze\.json of folder .* is .*end the freeze: npx --no appling freeze --off/,
      );
      expectPlain(refused);
      const told = await ask(status);
      expect(told.isDone).toBe(true);
      expect(told.sentence).toContain('end the freeze: npx --no appling freeze --off');
    });
    expect((await ask(freezeTarget, '--off')).isDone).toBe(true);
  },
);

test.each(kinds)('ignores a lock that is %s', async (_kind, damage) => {
  writeFileSync(
    path.join(scratch.site, 'lock.json'),
    damage(JSON.stringify({ token: 'x', version: 1 }, null, 2)),
  );
  const pace = { beatMs: 1000, looks: 2, pause: () => Promise.resolve() };
  await release({ ...scratch.operator, pace }, [scratch.home('home')], SETTINGS);
  expect(readdirSync(scratch.site)).not.toContain('lock.json');
});

test.each(kinds)(
  'names the file and what to do in rollback and status when a description is %s',
  async (_kind, damage) => {
    await scratch.put(first);
    await scratch.put(scratch.chat('two'));
    const key = `r/chat/${builtId(first)}/release.json`;
    rmSync(path.join(process.cwd(), '.cache/releases/chat', builtId(first)), {
      recursive: true,
      force: true,
    });
    await whileDamaged(key, damage, async () => {
      const { isDone, sentence } = await ask(rollback, 'chat', '--release', builtId(first));
      expect(isDone).toBe(false);
      expect(sentence).toMatch(
        /release\.json of folder .*(?:is cut off|is empty|is not of the form).*Release it again from its commit, or roll back to another release\.|has no release/,
      );
      expectPlain(sentence);
    });
    const live = (await scratch.operator.target.state())?.remotes.chat?.current ?? '';
    await whileDamaged(`r/chat/${live}/release.json`, damage, async () => {
      const told = await ask(status);
      expect(told.isDone).toBe(true);
      expect(told.sentence).toContain('Release it again from its commit');
    });
  },
);

test.each(kinds)('rewrites a registry that is %s with any publication', async (_kind, damage) => {
  const file = path.join(scratch.site, 'current/registry.json');
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect((await ask(status)).sentence).toContain('registry.json is not as it was published');
  await scratch.put(scratch.home('home'));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 1 });
});

test.each(kinds)('asks for a new build when its description is %s', async (_kind, damage) => {
  const build = scratch.chat('four');
  const file = path.join(build.folder, 'release.json');
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  const refused = await Promise.resolve()
    .then(() => scratch.put(build))
    .catch((error: Error) => error.message);
  expect(refused).toMatch(
    /release\.json is (?:cut off|empty|not of the form).*Build it again: npm run build\./,
  );
  expectPlain(refused);
});

test('treats a folder instead of a record as damaged', async () => {
  mkdirSync(path.join(scratch.site, 'freeze.json'));
  const { isDone, sentence } = await ask(freezeTarget, '--off');
  rmSync(path.join(scratch.site, 'freeze.json'), { recursive: true });
  expect(isDone).toBe(false);
  expect(sentence).toMatch(/freeze\.json/);
});
