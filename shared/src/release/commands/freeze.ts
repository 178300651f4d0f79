import { runCommand } from '../command-line.ts';
import { freeze, thaw } from '../freeze.ts';

/** `npm run freeze -- --reason "launch day" --to /srv/appling`; `--off` ends it. */
await runCommand(async ({ operator: { target, by }, option, isSet }) => {
  if (isSet('off')) {
    await thaw(target);
    return `${target.name} takes releases again.`;
  }
  const reason = option('reason');
  if (!reason) throw new Error('Say why: npm run freeze -- --reason "launch day" --to …');
  await freeze(target, by, reason);
  return `${target.name} is frozen: ${reason}. Rollbacks go through; --off ends it.`;
});
