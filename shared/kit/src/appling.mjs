#!/usr/bin/env node
// The commands of a remote in a repository of its own: `npx appling release --to …`, started in that repository.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const NAMES = [
  'create',
  'build',
  'start',
  'overlay',
  'release',
  'rollback',
  'status',
  'canary',
  'freeze',
];
const listed = ['kit', 'release'].flatMap((name) => {
  const folder = path.join(packages, name);
  const { commands } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(commands).map(([key, file]) => [key, path.join(folder, file)]);
});
const [command = '', ...rest] = process.argv.slice(2);
const [, script] = listed.find(([name]) => name === command && NAMES.includes(name)) ?? [];
if (!script) {
  console.error(`There is no command "${command}". Known: ${NAMES.join(', ')}.`);
  process.exit(1);
}
const args = ['--import', import.meta.resolve('tsx'), script, ...rest];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exit(status ?? 1);
