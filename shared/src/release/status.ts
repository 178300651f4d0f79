import { SHELL } from '../build/apps.ts';
import { readFreeze } from './freeze.ts';
import type { Line } from './live-state.ts';
import { whoIsAtWork } from './lock.ts';
import { releaseKey } from './store.ts';
import type { Target } from './target.ts';

/** What is live at a target, for people. */
export async function describeTarget(target: Target): Promise<string> {
  const state = await target.state();
  if (!state) return `${target.name} has no site yet.`;
  const stop = await readFreeze(target);
  const busy = await whoIsAtWork(target);
  const lines = Object.entries({ [SHELL.name]: state.shell, ...state.remotes });
  const { canary } = state;
  return [
    `${target.name}: publication ${state.number}, ${state.at}, by ${state.by}: ${state.what}`,
    ...(await Promise.all(lines.map(([name, line]) => describeLine(target, name, line)))),
    ...(canary
      ? [`canary: ${canary.percent} % of visitors see ${canary.remote} ${canary.release}`]
      : []),
    ...(stop ? [`frozen since ${stop.at} by ${stop.by}: ${stop.reason}`] : []),
    ...(busy ? [`at work: ${busy}`] : []),
    ...((await target.isTorn())
      ? ['The last publication was cut off. Run it again, or any other: the whole site is written.']
      : []),
  ].join('\n');
}

async function describeLine(target: Target, name: string, line: Line): Promise<string> {
  const text = await target.read(releaseKey(name, line.current));
  const { commit } = text ? (JSON.parse(text.toString()) as { commit?: string }) : {};
  const before = line.history.slice(0, 6).join(' ');
  return `  ${name.padEnd(12)} ${line.current}${commit ? ` (${commit.slice(0, 7)})` : ''}${before && `   before: ${before}`}`;
}
