import { siteSettings } from '@appling/kit/site-settings';
import { buildNamed, usageOf, type Command } from './command-line.ts';
import { freeze, unfreeze } from './freeze.ts';
import { release, rollBack, setCanary } from './operations.ts';
import { describeTarget, readStatus } from './status.ts';

export const releaseNamed: Command = {
  name: 'release',
  options: [],
  run: async ({ operator, words }) => {
    // Checks the target before the build, which takes minutes.
    await operator.target.state();
    return release(operator, await buildNamed(words), siteSettings());
  },
};

export const rollback: Command = {
  name: 'rollback',
  options: ['release'],
  words: 1,
  run: ({ operator, words: [app], option }) => {
    if (!app) throw new Error(`Say which app: ${usageOf('rollback')}.`);
    return rollBack(operator, app, option('release'));
  },
};

export const canary: Command = {
  name: 'canary',
  options: ['percent'],
  words: 1,
  run: async ({ operator, words: [wanted = ''], option }) => {
    const [remote = '', id, ...more] = wanted.split('/');
    const given = option('percent');
    if (!remote || id === '' || more.length > 0 || given === undefined) {
      throw new Error(`Say which and how many: ${usageOf('canary')}.`);
    }
    if (!/^\d{1,3}$/.test(given) || Number(given) > 100) {
      throw new Error(`${given} is no share of visitors: give a whole number from 0 to 100.`);
    }
    const percent = Number(given);
    const isUnderWay = (await operator.target.state())?.canary?.remote === remote;
    if (id !== undefined || isUnderWay || percent === 0) {
      return setCanary(operator, remote, id ?? null, percent);
    }
    const [build] = await buildNamed([remote]);
    return setCanary(operator, remote, build ?? null, percent);
  },
};

export const freezeTarget: Command = {
  name: 'freeze',
  options: ['reason', 'off'],
  words: 0,
  run: async ({ operator: { target, by }, option, isSet }) => {
    if (isSet('off')) {
      await unfreeze(target);
      return `${target.name} takes releases again.`;
    }
    const reason = option('reason');
    if (!reason) throw new Error(`Say why: ${usageOf('freeze')}.`);
    await freeze(target, by, reason);
    return `${target.name} is frozen: ${reason}. Rollbacks go through; --off ends it.`;
  },
};

export const status: Command = {
  name: 'status',
  options: ['json'],
  words: 0,
  run: async ({ operator: { target }, isSet }) =>
    isSet('json') ? JSON.stringify(await readStatus(target), null, 2) : describeTarget(target),
};
