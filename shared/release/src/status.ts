import { SHELL } from '@appling/kit/apps';
import { readFreeze } from './freeze.ts';
import type { Line } from './live-state.ts';
import { whoIsAtWork } from './lock.ts';
import { damagedKey, readStored } from './store.ts';
import type { Target } from './target.ts';

/** What is live at a target, for people; each stored file of it is held against its release. */
export async function describeTarget(target: Target): Promise<string> {
  const state = await target.state();
  if (!state) return `${target.name} has no site yet.`;
  const stop = await readFreeze(target).catch((error: Error) => error.message);
  const busy = await whoIsAtWork(target);
  const lines = Object.entries({ [SHELL.name]: state.shell, ...state.remotes });
  const { canary } = state;
  const damage = await target.damage();
  return [
    `${target.name}: publication ${state.number}, ${state.at}, by ${state.by}: ${state.what}`,
    ...(await Promise.all(lines.map(([name, line]) => describeLine(target, name, line)))),
    ...(canary
      ? [`canary: ${canary.percent} % of visitors see ${canary.remote} ${canary.release}`]
      : []),
    ...(typeof stop === 'string' ? [stop] : []),
    ...(stop && typeof stop === 'object'
      ? [`frozen since ${stop.at} by ${stop.by}: ${stop.reason}`]
      : []),
    ...(busy ? [`at work: ${busy}`] : []),
    ...(damage ? [`The next publication writes the whole site: ${damage}.`] : []),
  ].join('\n');
}

async function describeLine(target: Target, name: string, line: Line): Promise<string> {
  const before = line.history.slice(0, 6).join(' ');
  const about = await describeStoredLine(target, name, line.current).catch(
    (error: Error) => `   ${error.message}`,
  );
  return `  ${name.padEnd(12)} ${line.current}${about}${before && `   before: ${before}`}`;
}

async function describeStoredLine(target: Target, name: string, id: string): Promise<string> {
  const { commit } = await readStored(target, name, id);
  const damaged = await damagedKey(target, name, id);
  const from = commit ? ` (${commit.slice(0, 7)})` : '';
  return damaged === null
    ? from
    : `${from}   ${damaged} is not what was released: release ${name} again from its commit.`;
}
