import { buildNamed, runCommand } from '../command-line.ts';
import { setCanary } from '../operations.ts';

/** `npm run canary -- chat --percent 10 --to /srv/appling`; `chat/1a2b3c4d5e6f` takes a stored release instead of a build. */
await runCommand(async ({ operator, words: [wanted = ''], option }) => {
  const [remote = '', id] = wanted.split('/');
  const percent = Number(option('percent') ?? Number.NaN);
  if (!remote || Number.isNaN(percent)) {
    throw new Error('Say which and how many: npm run canary -- chat --percent 10 --to …');
  }
  const isUnderWay = (await operator.target.state())?.canary?.remote === remote;
  if (id !== undefined || isUnderWay || percent === 0) {
    return setCanary(operator, remote, id ?? null, percent);
  }
  const [build] = await buildNamed([remote]);
  return setCanary(operator, remote, build ?? null, percent);
});
