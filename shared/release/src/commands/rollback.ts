import { runCommand } from '../command-line.ts';
import { rollback } from '../commands.ts';

/** `npx --no appling rollback chat --to /srv/appling [--release 1a2b3c4d5e6f]` */
await runCommand(rollback);
