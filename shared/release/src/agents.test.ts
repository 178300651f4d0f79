/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { answer, type Command } from './command-line';
import { canary, freezeTarget, releaseNamed, rollback, status } from './commands';
import { openScratchSite, type ScratchSite } from './scratch-site';

const ROOT = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const apps = readdirSync(ROOT).filter((name) => /^mfe-|^shell$/.test(name));

let mockSite: ScratchSite;
let mockBuilds = 0;
// This tests the command, not the bundler, so the build is a small fixture.
jest.mock('./command-line', () => ({
  ...jest.requireActual<object>('./command-line'),
  buildNamed: () => Promise.resolve([mockSite.chat(`build ${(mockBuilds += 1)}`)]),
}));

beforeAll(async () => {
  mockSite = openScratchSite();
  await mockSite.put(mockSite.shell('frame'), mockSite.home('home'), mockSite.chat('one'));
  await mockSite.put(mockSite.chat('two'));
});
afterAll(() => mockSite.remove());

function commandsIn(file: string): string[] {
  return [...read(file).matchAll(/```sh\n([\s\S]*?)```/g)]
    .flatMap(([, block = '']) => block.split('\n'))
    .flatMap((line) => line.replace(/\s+#.*$/, '').split(' && '))
    .filter(Boolean);
}

const OF_A_TARGET: Record<string, Command> = {
  release: releaseNamed,
  rollback,
  canary,
  status,
  freeze: freezeTarget,
};

const commands = commandsIn('AGENTS.md');
const [ofTarget, others] = [true, false].map((isOne) =>
  commands.filter((command) => command.includes('--to ') === isOne),
) as [string[], string[]];

test('documents release and rollback in AGENTS.md', () => {
  expect(ofTarget.length).toBeGreaterThanOrEqual(7);
  expect(others.length).toBeGreaterThanOrEqual(6);
});

test.each(ofTarget)('runs the documented command: %s', async (command) => {
  const [, name = '', given = ''] = /^npx --no appling (\w+) (.+)$/.exec(command) ?? [];
  const run = OF_A_TARGET[name];
  if (!run) throw new Error(`${name} is no command of a target.`);
  const live = await mockSite.operator.target.state();
  const earlier = live?.remotes.chat?.history[0] ?? '';
  const words = (given.match(/"[^"]*"|\S+/g) ?? []).map((word) =>
    word
      .replaceAll('"', '')
      .replace('/srv/appling', mockSite.site)
      .replace('1a2b3c4d5e6f', earlier),
  );
  expect(await answer(run, words)).toMatchObject({ isDone: true });
});

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

function fileOf(script: string): string | undefined {
  const [, name] = /bootstrap\.mjs ([\w:]+)$/.exec(scripts[script] ?? '') ?? [];
  return name && commandFile(name);
}

function commandFile(name: string): string | undefined {
  const workspaces = [
    ...apps,
    ...readdirSync(path.join(ROOT, 'shared')).map((own) => `shared/${own}`),
  ];
  const listed = workspaces.flatMap((workspace) => {
    const { commands: own = {} } = JSON.parse(read(`${workspace}/package.json`)) as {
      commands?: Record<string, { run: string }>;
    };
    return Object.entries(own).map(([key, { run }]) => [key, `${workspace}/${run}`]);
  });
  return listed.find(([key]) => key === name)?.[1];
}

test.each(others)('finds the documented command: %s', (command) => {
  const [program = '', ...words] = command.split(' ');
  if (words[1] === 'appling') {
    expect(existsSync(path.join(ROOT, commandFile(words[2] ?? '') ?? '?'))).toBe(true);
    return;
  }
  if (program === 'npx') {
    const listed = spawnSync('npx', [...words, '--listTests'], { cwd: ROOT, encoding: 'utf8' });
    expect(listed.stdout.trim()).not.toBe('');
    return;
  }
  const script = words[0] === 'run' ? words[1] : words[0];
  expect(
    script &&
      (scripts[script]?.includes('prettier') || existsSync(path.join(ROOT, fileOf(script) ?? '?'))),
  ).toBe(true);
});

test('new:remote accepts a path, and rejects a taken name without writing', () => {
  const command = others.find((each) => each.includes('new:remote')) ?? '';
  const [, name = '', given = ''] = /new:remote (\S+) -- (.+)$/.exec(command) ?? [];
  const run = spawnSync(
    process.execPath,
    ['--import', 'tsx', fileOf('new:remote') ?? '', 'chat', ...given.split(' ')],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(name).toMatch(/^[a-z]+$/);
  expect(run.stderr).toMatch(/There is a remote chat already/);
});

test('finds every npm script that a document names', () => {
  const docs = ['README.md', 'SECURITY.md', 'AGENTS.md'].concat(
    readdirSync(path.join(ROOT, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  );
  const unknown = docs.flatMap((file) =>
    [...read(file).matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
