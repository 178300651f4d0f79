#!/usr/bin/env node
// The only plain script: it runs before anything is installed. `npm start`, `npm test` and the others come through here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const [command = 'start', ...rest] = process.argv.slice(2);

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node ${process.versions.node} is too old: install Node 20.19 or newer and run this again.`);
}

const stamp = path.join(root, 'node_modules/.appling-installed');
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages (once for each change of package-lock.json) …');
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const install = spawnSync(
    program,
    [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (install.status !== 0) {
    stop(
      'The packages could not be installed: check the network or the npm registry, then run this again.',
    );
  }
  writeFileSync(stamp, lock);
}

const scripts = {
  start: ['shared/src/build/commands/start.ts'],
  dev: ['shared/src/build/commands/dev.ts'],
  build: ['shared/src/build/commands/build.ts'],
  test: ['shared/src/build/commands/test.ts'],
  'test:full': ['shell/e2e/full/run.ts'],
  'test:offline': ['shell/e2e/offline/run.ts'],
  'test:exports': ['shell/e2e/exports/run.ts'],
  'test:deploy': ['shell/deploy/test/run.ts'],
  'deploy:files': ['shell/deploy/write-files.ts'],
  smoke: ['shell/deploy/smoke-command.ts'],
  lighthouse: ['shell/bench/lighthouse.ts'],
  overlay: ['shared/src/build/commands/overlay.ts'],
  'new:remote': ['shared/src/build/commands/new-remote.ts'],
  compose: ['shared/src/build/commands/compose.ts'],
  release: ['shared/src/release/commands/release.ts'],
  rollback: ['shared/src/release/commands/rollback.ts'],
  status: ['shared/src/release/commands/status.ts'],
  canary: ['shared/src/release/commands/canary.ts'],
  freeze: ['shared/src/release/commands/freeze.ts'],
  contract: ['shared/src/release/commands/contract.ts'],
  generate: ['shared/src/build/commands/generate.ts'],
  check: ['shared/src/build/commands/check.ts'],
  bench: ['shell/bench/performance.ts'],
  'bench:search': ['shell/bench/search.ts'],
  fonts: ['shared/src/build/commands/fonts.ts'],
};
// What an app can do besides is listed as `commands` in its package.json, by paths in its folder.
for (const app of readdirSync(root).filter((name) => name.startsWith('mfe-'))) {
  const file = path.join(root, app, 'package.json');
  const { commands = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const [name, own] of Object.entries(commands)) scripts[name] ??= [path.join(app, own)];
}
const script = scripts[command];
if (!script) stop(`There is no command "${command}". Known: ${Object.keys(scripts).join(', ')}.`);

const run = spawnSync(process.execPath, ['--import', 'tsx', ...script, ...rest], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
