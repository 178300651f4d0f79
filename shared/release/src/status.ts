import { SHELL } from '@appling/kit/apps';
import { readFreeze, type Freeze } from './freeze.ts';
import type { Canary, Line } from './live-state.ts';
import { describeLockOwner } from './lock.ts';
import { damagedKey, readStored } from './store.ts';
import type { Target } from './target.ts';

interface AppStatus {
  name: string;
  release: string;
  commit: string | null;
  fault: string | null;
  before: readonly string[];
}

/** What is live at a target: the output of `status --json`. */
export interface TargetStatus {
  target: string;
  publication: { number: number; at: string; by: string; what: string } | null;
  apps: readonly AppStatus[];
  canary: Canary | null;
  freeze: Freeze | null;
  atWork: string | null;
  faults: readonly string[];
}

/** Reads what is live at a target, and compares each stored file with its release. */
export async function readStatus(target: Target): Promise<TargetStatus> {
  const state = await target.state();
  const nothing = { target: target.name, publication: null, apps: [], canary: null };
  if (!state) return { ...nothing, freeze: null, atWork: null, faults: [] };
  const stop = await readFreeze(target).catch((error: Error) => error.message);
  const damage = await target.damage();
  const { number, at, by, what, canary } = state;
  const lines = Object.entries({ [SHELL.name]: state.shell, ...state.remotes });
  return {
    target: target.name,
    publication: { number, at, by, what },
    apps: await Promise.all(lines.map(([name, line]) => statusOf(target, name, line))),
    canary,
    freeze: typeof stop === 'string' ? null : stop,
    atWork: (await describeLockOwner(target)) ?? null,
    faults: [
      ...(typeof stop === 'string' ? [stop] : []),
      ...(damage ? [`The next publication writes the whole site: ${damage}.`] : []),
    ],
  };
}

async function statusOf(target: Target, name: string, line: Line): Promise<AppStatus> {
  const known = { name, release: line.current, before: line.history.slice(0, 6) };
  try {
    const { commit } = await readStored(target, name, line.current);
    const damaged = await damagedKey(target, name, line.current);
    const fault =
      damaged && `${damaged} is not what was released: release ${name} again from its commit.`;
    return { ...known, commit: commit ?? null, fault };
  } catch (error) {
    return { ...known, commit: null, fault: (error as Error).message };
  }
}

export async function describeTarget(target: Target): Promise<string> {
  const { publication, apps, canary, freeze, atWork, faults } = await readStatus(target);
  if (!publication) return `${target.name} has no site yet.`;
  const { number, at, by, what } = publication;
  return [
    `${target.name}: publication ${number}, ${at}, by ${by}: ${what}`,
    ...apps.map(describeApp),
    ...(canary
      ? [`canary: ${canary.percent} % of visitors see ${canary.remote} ${canary.release}`]
      : []),
    ...(freeze ? [`frozen since ${freeze.at} by ${freeze.by}: ${freeze.reason}`] : []),
    ...(atWork ? [`at work: ${atWork}`] : []),
    ...faults,
  ].join('\n');
}

function describeApp({ name, release, commit, fault, before }: AppStatus): string {
  const from = fault ? `   ${fault}` : commit ? ` (${commit.slice(0, 7)})` : '';
  return `  ${name.padEnd(12)} ${release}${from}${before.length > 0 ? `   before: ${before.join(' ')}` : ''}`;
}
