#!/usr/bin/env node
// The commands of a remote in a repository of its own: `npx appling release --to …`, started in that repository.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const scripts = {
  build: 'build/commands/build-remote.ts',
  overlay: 'build/commands/overlay.ts',
  release: 'release/commands/release.ts',
  rollback: 'release/commands/rollback.ts',
  status: 'release/commands/status.ts',
  canary: 'release/commands/canary.ts',
  freeze: 'release/commands/freeze.ts',
};
const [command = '', ...rest] = process.argv.slice(2);
const script = scripts[command];
if (!script) {
  console.error(`There is no command "${command}". Known: ${Object.keys(scripts).join(', ')}.`);
  process.exit(1);
}
const args = ['--import', import.meta.resolve('tsx'), path.join(source, script), ...rest];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exit(status ?? 1);
