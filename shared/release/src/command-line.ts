import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SHELL, remotes, type App } from '@appling/kit/apps';
import { buildApp } from '@appling/kit/build-app';
import { PLATFORM, ROOT, isOwnRepository } from '@appling/kit/places';
import type { Operator } from './operations.ts';
import type { Build } from './publish.ts';
import { openTarget } from './open-target.ts';
import type { Target } from './target.ts';

export interface Given {
  operator: Operator;
  words: string[];
  option: (name: string) => string | undefined;
  isSet: (name: string) => boolean;
}

const OPTIONS = {
  to: { type: 'string' },
  release: { type: 'string' },
  percent: { type: 'string' },
  reason: { type: 'string' },
  off: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

export interface Command {
  name: string;
  options: readonly Exclude<keyof typeof OPTIONS, 'to'>[];
  words?: number;
  run: (given: Given) => Promise<string>;
}

export interface Answer {
  isDone: boolean;
  sentence: string;
}

export async function runCommand(command: Command): Promise<never> {
  const { isDone, sentence } = await answer(command, process.argv.slice(2));
  if (isDone) console.log(sentence);
  else console.error(sentence);
  process.exit(isDone ? 0 : 1);
}

export function usageOf(command: string): string {
  const file = path.join(PLATFORM, 'release/package.json');
  const { commands } = JSON.parse(readFileSync(file, 'utf8')) as {
    commands: Record<string, { usage?: string }>;
  };
  return ['npx --no appling', command, commands[command]?.usage].filter(Boolean).join(' ');
}

export async function answer(command: Command, given: string[]): Promise<Answer> {
  let target: Target | undefined;
  try {
    const { values, words } = readWords(command, given);
    const address = values.to ?? process.env.RELEASE_TARGET;
    if (!address) {
      throw new Error(
        'Say where to: --to <folder>, --to s3://bucket/prefix, or RELEASE_TARGET in the environment.',
      );
    }
    target = openTarget(address);
    const options = new Map<string, string | boolean | undefined>(Object.entries(values));
    const sentence = await command.run({
      operator: { target, by: operatorName(), commit: currentCommit() },
      words,
      option: (name) => {
        const value = options.get(name);
        return typeof value === 'string' ? value : undefined;
      },
      isSet: (name) => options.get(name) === true,
    });
    return { isDone: true, sentence };
  } catch (error) {
    return { isDone: false, sentence: explainFailure(error, target) };
  }
}

function readWords({ name: command, options, words: most = Infinity }: Command, given: string[]) {
  const usage = usageOf(command);
  const known = Object.fromEntries(
    (['to', ...options] as const).map((name) => [name, OPTIONS[name]]),
  ) as typeof OPTIONS;
  const { values, positionals } = parse(known, given, usage);
  if (positionals.length > most) {
    throw new Error(`${positionals.join(' ')} is too much. Call it like this: ${usage}.`);
  }
  const empty = Object.entries(values).find(([, value]) => value === '');
  if (empty) throw new Error(`--${empty[0]} has no value. Call it like this: ${usage}.`);
  return { values, words: positionals };
}

function parse(options: typeof OPTIONS, args: string[], usage: string) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [what = ''] = (error as Error).message.split(/[.\n]/);
    throw new Error(`${what}. Call it like this: ${usage}.`, { cause: error });
  }
}

const ADVICE = new Map(
  Object.entries({
    ENOSPC: 'The disk is full. Make room',
    EDQUOT: 'The quota of the disk is used up. Make room',
    EACCES: 'This user may not write there. Change owner or rights',
    EPERM: 'This user may not write there. Change owner or rights',
    EROFS: 'The disk is mounted read-only. Mount it for writing',
  }),
);

export function explainFailure(error: unknown, target?: Target): string {
  const { code = '', message = String(error) } = error as Partial<NodeJS.ErrnoException>;
  const advice = ADVICE.get(code);
  if (!advice) return message;
  return `${target?.name ?? 'Here'}: ${message}. The live site is as it was. ${advice} and run the same command again.`;
}

function operatorName(): string {
  return process.env.RELEASED_BY ?? userInfo().username;
}

function currentCommit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** Builds apps for a release; `all` builds every one. Throws when a name is unknown or an app does not build. */
export async function buildNamed(names: readonly string[]): Promise<Build[]> {
  // A repository of one remote has no shell, so the name may be omitted.
  const known = isOwnRepository ? remotes() : [SHELL, ...remotes()];
  const wantedNames = names.length === 0 && isOwnRepository ? known.map(({ name }) => name) : names;
  const unknown = wantedNames.filter(
    (name) => name !== 'all' && !known.some((app) => app.name === name),
  );
  if (wantedNames.length === 0 || unknown.length > 0) {
    throw new Error(
      `${unknown.length > 0 ? `There is no app ${unknown.join(', ')}.` : 'Say what to release.'} Known: ${known.map(({ name }) => name).join(', ')}, or all.`,
    );
  }
  const wanted = known.filter(
    ({ name }) => wantedNames.includes('all') || wantedNames.includes(name),
  );
  const dist = (app: App) => path.join(app.folder, 'dist');
  for (const app of wanted) await buildApp(app);
  return wanted.map((app) => ({ name: app.name, folder: dist(app) }));
}
