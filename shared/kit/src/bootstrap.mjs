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

// What a workspace can do is listed as `commands` in its package.json, by paths in its folder.
const scripts = {};
const shared = readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`);
const apps = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
for (const workspace of [...shared, ...apps]) {
  const file = path.join(root, workspace, 'package.json');
  const { commands = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const [name, own] of Object.entries(commands)) scripts[name] ??= [path.join(workspace, own)];
}
const script = scripts[command];
if (!script) stop(`There is no command "${command}". Known: ${Object.keys(scripts).join(', ')}.`);

const run = spawnSync(process.execPath, ['--import', 'tsx', ...script, ...rest], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
