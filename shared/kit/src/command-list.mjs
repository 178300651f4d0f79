import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const isInstalled = packages.split(path.sep).includes('node_modules');
const root = isInstalled ? process.cwd() : path.dirname(packages);

/** Lists all commands by name, from each package.json; outside of the workspace only those marked `installed`. */
export function listCommands() {
  const apps = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const folders = [
    ...readdirSync(packages).map((name) => path.join(packages, name)),
    ...(isInstalled ? [] : apps.map((name) => path.join(root, name))),
  ];
  const listed = folders.flatMap((folder) => {
    const file = path.join(folder, 'package.json');
    const { commands = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    return Object.entries(commands).map(([name, command]) => [
      name,
      { ...command, run: path.join(folder, command.run) },
    ]);
  });
  return Object.fromEntries(
    listed
      .filter(([, { installed }]) => !isInstalled || installed)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Answers `--help` and unknown names; returns the exit code, or undefined when a command is to run. */
export function answerAtOnce(name, words) {
  const commands = listCommands();
  if (name === undefined || name === '--help') {
    const width = Math.max(...Object.keys(commands).map(({ length }) => length));
    const lines = Object.entries(commands).map(
      ([own, { about }]) => `  ${own.padEnd(width)}  ${about}`,
    );
    console.log(`Usage: npx --no appling <command> [--help]\n\n${lines.join('\n')}`);
    return 0;
  }
  if (!Object.hasOwn(commands, name)) {
    const near = Object.keys(commands).filter((own) => distance(own, name) <= 3);
    const advice = near.length > 0 ? `Nearest: ${near.join(', ')}. ` : '';
    console.error(`There is no command "${name}". ${advice}\`npx --no appling\` lists them all.`);
    return 1;
  }
  if (!words.includes('--help')) return undefined;
  const { usage, about, example } = commands[name];
  const call = [name, usage].filter(Boolean).join(' ');
  console.log(
    `Usage: npx --no appling ${call}\n\n${about}\n\nExample: npx --no appling ${example.replace('<remote>', aRemote())}`,
  );
  return 0;
}

function aRemote() {
  const folder = readdirSync(root).find((name) => name.startsWith('mfe-'));
  return folder?.slice('mfe-'.length) ?? 'weather';
}

export function runCommand(name, words) {
  const args = ['--import', import.meta.resolve('tsx'), listCommands()[name].run, ...words];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

function distance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      next.push(Math.min(row[at + 1] + 1, next[at] + 1, row[at] + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1);
}
