import { runCommand } from '../command-line.ts';
import { status } from '../commands.ts';

/** `npx --no appling status --to /srv/appling` */
await runCommand(status);
