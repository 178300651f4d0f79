import { runCommand } from '../command-line.ts';
import { rollBack } from '../operations.ts';

/** `npm run rollback -- chat --to /srv/appling [--release 1a2b3c4d5e6f]` */
await runCommand(({ operator, words: [app], option }) => {
  if (!app) throw new Error('Say which app: npm run rollback -- chat --to …');
  return rollBack(operator, app, option('release'));
});
