import { SHELL } from '@appling/kit/apps';
import type { SiteSettings } from '@appling/kit/site-settings';
import { assertNotFrozen } from './freeze.ts';
import { advance, lineOf, retreat, type Canary, type LiveState } from './live-state.ts';
import { takeLock, describeLockOwner, type Pace } from './lock.ts';
import { publishChange, builtId, type Build } from './publish.ts';
import type { Claim, Target } from './target.ts';

export interface Operator {
  target: Target;
  by: string;
  commit: string | null;
  pace?: Pace;
}

/** Makes builds live in one step and returns what happened; on errors the live site is unchanged. */
export function release(
  operator: Operator,
  builds: readonly Build[],
  settings: SiteSettings,
): Promise<string> {
  const named = builds.map((build) => `${build.name} ${builtId(build)}`).join(', ');
  return withLock(operator, `release ${named}`, async (claim, before) => {
    await assertNotFrozen(operator.target);
    const shell = builds.find(({ name }) => name === SHELL.name);
    if (!before && !shell) {
      throw new Error(
        `${operator.target.name} has no site yet. Begin it with the shell and all remotes: npx --no appling release all --to …`,
      );
    }
    const busy = builds.find(({ name }) => name === before?.canary?.remote);
    if (busy && before?.canary) {
      throw new Error(
        `${busy.name} has a canary, ${before.canary.release}, at ${before.canary.percent} %. End it first: npx --no appling canary ${busy.name} --percent 0 (or 100) --to …`,
      );
    }
    const remotes = { ...before?.remotes };
    for (const build of builds) {
      if (build !== shell) remotes[build.name] = advance(remotes[build.name], builtId(build));
    }
    const after: LiveState = {
      ...next(claim, operator, `release ${named}`),
      canary: before?.canary ?? null,
      shell: shell ? advance(before?.shell, builtId(shell)) : (before?.shell ?? NO_SHELL),
      remotes,
      settings: shell || !before ? settings : before.settings,
    };
    const files = await publishChange({ ...operator, claim, before, after, builds });
    return `Released ${named} to ${operator.target.name} (publication ${after.number}, ${files.length} files).`;
  });
}

const NO_SHELL = { current: '', history: [] };

/** Makes an earlier release live again, by default the previous one, without a build; throws when there is none. */
export function rollBack(operator: Operator, app: string, to?: string): Promise<string> {
  return withLock(operator, `rollback ${app}`, async (claim, before) => {
    const live = known(before, operator);
    const line = app === SHELL.name ? live.shell : lineOf(live, app);
    if (!line) throw new Error(unknownApp(live, app));
    const earlier = retreat(app, line, to);
    const state = next(claim, operator, `rollback ${app} ${line.current} to ${earlier.current}`);
    const after: LiveState = {
      ...live,
      ...state,
      ...(app === SHELL.name
        ? { shell: earlier }
        : { remotes: { ...live.remotes, [app]: earlier } }),
      // The canary of this remote was compared with the release that is rolled back.
      canary: live.canary?.remote === app ? null : live.canary,
    };
    await publishChange({ ...operator, claim, before: live, after, builds: [] });
    return `${app} is back at ${earlier.current}; it was ${line.current}. ${operator.target.name}, publication ${after.number}.`;
  });
}

/** Shows a release, or the current canary, to a percentage of visitors: 100 makes it live, 0 ends it. */
export function setCanary(
  operator: Operator,
  remote: string,
  wanted: string | Build | null,
  percent: number,
): Promise<string> {
  return withLock(operator, `canary ${remote} ${percent} %`, async (claim, before) => {
    const { target } = operator;
    const live = known(before, operator);
    const line = lineOf(live, remote);
    if (!line) throw new Error(unknownApp(live, remote));
    if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
      throw new Error(`${percent} is no share of visitors: give a whole number from 0 to 100.`);
    }
    if (target.whyNoCanary && percent > 0) {
      throw new Error(`No canary at ${target.name}: ${target.whyNoCanary}.`);
    }
    if (live.canary && live.canary.remote !== remote) {
      throw new Error(
        `${live.canary.remote} has a canary under way; one at a time. End it first: npx --no appling canary ${live.canary.remote} --percent 0 --to …`,
      );
    }
    if (percent > 0) await assertNotFrozen(target);
    const builds = wanted !== null && typeof wanted === 'object' ? [wanted] : [];
    const id = builds[0] ? builtId(builds[0]) : (wanted ?? live.canary?.release);
    if (typeof id !== 'string') {
      throw new Error(
        `${remote} has no canary under way. Begin one: npx --no appling canary ${remote} --percent 10 --to …`,
      );
    }
    if (id === line.current) throw new Error(`${remote} ${id} is live already, for everybody.`);
    const canary: Canary | null =
      percent > 0 && percent < 100 ? { remote, release: id, percent } : null;
    const after: LiveState = {
      ...live,
      ...next(claim, operator, `canary ${remote} ${id} ${percent} %`),
      remotes: percent === 100 ? { ...live.remotes, [remote]: advance(line, id) } : live.remotes,
      canary,
    };
    await publishChange({ ...operator, claim, before: live, after, builds });
    if (percent === 100) return `${remote} ${id} is live for everybody.`;
    return percent === 0
      ? `The canary ${id} of ${remote} is over; ${line.current} is live for everybody.`
      : `${percent} % of visitors see ${remote} ${id}; the others ${line.current}.`;
  });
}

async function withLock(
  { target, by, pace }: Operator,
  what: string,
  work: (claim: Claim, before: LiveState | null) => Promise<string>,
): Promise<string> {
  // Checks the target before anything is written.
  await target.state();
  const lock = await takeLock(target, by, what, pace);
  try {
    const claim = await target.claim();
    try {
      // Reads the live state only after all smaller numbers have lost the right to change it.
      return await work(claim, await target.state());
    } catch (error) {
      if (await claim.isHeld()) throw error;
      const winner = await describeLockOwner(target);
      throw new Error(
        `This ${what} had number ${claim.number} at ${target.name} and lost it: ${winner ?? 'somebody'} took a later number meanwhile. It is not live. See npx --no appling status, then run it again.`,
        { cause: error },
      );
    } finally {
      await claim.giveUp();
    }
  } finally {
    await lock.release();
  }
}

function next(
  { number }: Claim,
  { by }: Operator,
  what: string,
): Pick<LiveState, 'version' | 'number' | 'at' | 'by' | 'what'> {
  return { version: 1, number, at: new Date().toISOString(), by, what };
}

function known(before: LiveState | null, { target }: Operator): LiveState {
  if (before) return before;
  throw new Error(`${target.name} has no site yet. Begin it: npx --no appling release all --to …`);
}

function unknownApp({ remotes }: LiveState, app: string): string {
  return `No release of ${app} is live. Live are ${[SHELL.name, ...Object.keys(remotes)].join(', ')}.`;
}
