/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { answer, type Command } from './command-line';
import { canary, freezeTarget, releaseNamed, rollback, status } from './commands';
import { openScratchSite, type ScratchSite } from './scratch-site';
import type { TargetStatus } from './status';

let scratch: ScratchSite;
beforeAll(async () => {
  scratch = openScratchSite();
  await scratch.put(scratch.shell('frame'), scratch.home('home'), scratch.chat('one'));
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

const ALL = { canary, freezeTarget, releaseNamed, rollback, status };

describe('rejects invalid names and numbers', () => {
  const cases: [string, Command, string[], RegExp][] = [
    [
      'release constructor',
      releaseNamed,
      ['constructor'],
      /There is no app constructor\. Known: shell/,
    ],
    ['release __proto__', releaseNamed, ['__proto__'], /There is no app __proto__/],
    ['release ../chat', releaseNamed, ['../chat'], /There is no app \.\.\/chat/],
    ['release without a name', releaseNamed, [], /Say what to release\. Known:/],
    [
      'rollback constructor',
      rollback,
      ['constructor'],
      /No release of constructor is live\. Live are shell, marketing, chat\./,
    ],
    ['rollback __proto__', rollback, ['__proto__'], /No release of __proto__ is live/],
    ['rollback toString', rollback, ['toString'], /No release of toString is live/],
    ['rollback chat/x', rollback, ['chat/x'], /No release of chat\/x is live/],
    ['rollback without a name', rollback, [], /Say which app/],
    [
      'rollback of two apps',
      rollback,
      ['chat', 'marketing'],
      /chat marketing is too much\. Call it like this: npx --no appling rollback/,
    ],
    [
      'rollback to constructor',
      rollback,
      ['chat', '--release', 'constructor'],
      /chat was never live as constructor\. Before \w{12} there were \w{12}\./,
    ],
    ['rollback to ../../x', rollback, ['chat', '--release', '../../x'], /chat was never live as/],
    [
      'rollback to nothing',
      rollback,
      ['chat', '--release', ''],
      /--release has no value\. Call it like this/,
    ],
    [
      'rollback with an option of another command',
      rollback,
      ['chat', '--percent', '5'],
      /Unknown option '--percent'\. Call it like this: npx --no appling rollback/,
    ],
    ['canary toString', canary, ['toString', '--percent', '0'], /No release of toString is live/],
    [
      'canary __proto__',
      canary,
      ['__proto__', '--percent', '0'],
      /No release of __proto__ is live/,
    ],
    [
      'canary constructor, with a build',
      canary,
      ['constructor', '--percent', '5'],
      /There is no app constructor/,
    ],
    [
      'canary of a release constructor',
      canary,
      ['chat/constructor', '--percent', '5'],
      /has no release constructor of chat/,
    ],
    [
      'canary of a release ..',
      canary,
      ['chat/..', '--percent', '5'],
      /has no release \.\. of chat/,
    ],
    ['canary with two slashes', canary, ['chat/a/b', '--percent', '5'], /Say which and how many/],
    ['canary of no release', canary, ['chat/', '--percent', '5'], /Say which and how many/],
    ['canary without a share', canary, ['chat'], /Say which and how many/],
    ['canary without anything', canary, [], /Say which and how many/],
    ...['NaN', '1e9', '1e1', '0x10', '101', '5.5', ' 5', 'Infinity', 'ten'].map(
      (percent): [string, Command, string[], RegExp] => [
        `canary of ${percent} %`,
        canary,
        ['chat', '--percent', percent],
        /is no share of visitors: give a whole number from 0 to 100\./,
      ],
    ),
    ['canary of -5 %', canary, ['chat', '--percent=-5'], /-5 is no share of visitors/],
    [
      'canary of -5 % in two words',
      canary,
      ['chat', '--percent', '-5'],
      /Call it like this: npx --no appling canary/,
    ],
    ['canary of an empty share', canary, ['chat', '--percent', ''], /--percent has no value/],
    ['freeze without a reason', freezeTarget, [], /Say why/],
    ['freeze with an empty reason', freezeTarget, ['--reason', ''], /--reason has no value/],
    ['freeze with a word', freezeTarget, ['chat'], /chat is too much/],
    ['status of an app', status, ['chat'], /chat is too much/],
  ];

  test.each(cases)('%s', async (_title, command, given, sentence) => {
    const before = readdirSync(path.join(scratch.site, 'sites')).filter((name) =>
      /^\d+$/.test(name),
    );
    const { isDone, sentence: said } = await ask(command, ...given);
    expect(isDone).toBe(false);
    expect(said).toMatch(sentence);
    expectPlain(said);
    const after = readdirSync(path.join(scratch.site, 'sites')).filter((name) =>
      /^\d+$/.test(name),
    );
    expect(after).toEqual(before);
  });

  test.each(Object.entries(ALL))(
    '%s rejects a missing and an invalid target',
    async (name, command) => {
      const enough =
        {
          canary: ['chat', '--percent', '0'],
          freezeTarget: ['--reason', 'x'],
          rollback: ['chat'],
          releaseNamed: ['chat'],
        }[name] ?? [];
      for (const to of [
        [],
        ['--to', ''],
        ['--to'],
        ['--to', 'https://x.example'],
        ['--to', '/none'],
      ]) {
        const { isDone, sentence } = await answer(command, [...enough, ...to]);
        expect(isDone).toBe(false);
        expectPlain(sentence);
      }
    },
  );
});

test('status --json prints one document with apps, history and faults', async () => {
  const { isDone, sentence } = await ask(status, '--json');
  const told = JSON.parse(sentence) as TargetStatus;
  expect(isDone).toBe(true);
  expect(told).toMatchObject({
    publication: { by: 'ana', what: expect.stringMatching(/^release chat \w{12}$/) },
    canary: null,
    freeze: null,
    atWork: null,
    faults: [],
  });
  expect(told.apps.map(({ name, fault }) => ({ name, fault }))).toEqual(
    ['shell', 'marketing', 'chat'].map((name) => ({ name, fault: null })),
  );
  expect(told.apps.at(-1)?.before).toHaveLength(1);
});

test('contract --json prints one document, even if the gate cannot run', () => {
  const contract = path.join(__dirname, 'commands/contract.ts');
  const { status: code, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', contract, 'nobody', '--json'],
    { encoding: 'utf8' },
  );
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toEqual({
    app: 'nobody',
    refusals: [],
    error: expect.stringContaining('There is no app "nobody"'),
  });
});
