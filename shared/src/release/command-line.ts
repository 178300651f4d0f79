import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SHELL, remotes, type App } from '../build/apps.ts';
import { buildApp } from '../build/build-app.ts';
import { ROOT, isInstalled } from '../build/places.ts';
import type { Operator } from './operations.ts';
import type { Build } from './publish.ts';
import { openTarget } from './open-target.ts';
import type { Target } from './target.ts';

/** Options that the commands share. */
export interface Given {
  operator: Operator;
  /** Words without a dash. */
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
} as const;

/**
 * Runs a command: its sentence goes to the screen; a failure is one too, with what to do, and ends in exit code 1.
 *
 * @param work what the command does; returns what happened
 */
export async function runCommand(work: (given: Given) => Promise<string>): Promise<never> {
  let target: Target | undefined;
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const address = values.to ?? process.env.RELEASE_TARGET;
    if (!address) {
      throw new Error(
        'Say where to: --to <folder>, --to s3://bucket/prefix, or RELEASE_TARGET in the environment.',
      );
    }
    target = openTarget(address);
    const options: Record<string, string | boolean | undefined> = values;
    const sentence = await work({
      operator: { target, by: operatorName(), commit: currentCommit() },
      words: positionals,
      option: (name) => (typeof options[name] === 'string' ? options[name] : undefined),
      isSet: (name) => options[name] === true,
    });
    console.log(sentence);
    process.exit(0);
  } catch (error) {
    console.error(explainFailure(error, target));
    process.exit(1);
  }
}

const ADVICE: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room',
  EDQUOT: 'The quota of the disk is used up. Make room',
  EACCES: 'This user may not write there. Change owner or rights',
  EPERM: 'This user may not write there. Change owner or rights',
  EROFS: 'The disk is mounted read-only. Mount it for writing',
};

/** What happened, with what, and what to do. */
export function explainFailure(error: unknown, target?: Target): string {
  const { code = '', message = String(error) } = error as Partial<NodeJS.ErrnoException>;
  const advice = ADVICE[code];
  if (!advice) return message;
  return `${target?.name ?? 'Here'}: ${message}. The live site is as it was. ${advice} and run the same command again.`;
}

function operatorName(): string {
  return process.env.RELEASED_BY ?? userInfo().username;
}

/** A release needs no git; where there is one, it is told apart by its commit too. */
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

/**
 * Builds apps for a release.
 *
 * @param names of apps; `all` is every one
 * @throws {Error} when a name is unknown or an app does not build
 */
export async function buildNamed(names: readonly string[]): Promise<Build[]> {
  // A repository of one remote has no shell, and need not say which remote it means.
  const known = isInstalled ? remotes() : [SHELL, ...remotes()];
  const wantedNames = names.length === 0 && isInstalled ? known.map(({ name }) => name) : names;
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
