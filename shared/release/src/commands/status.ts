import { runCommand } from '../command-line.ts';
import { status } from '../commands.ts';

/** `npm run status -- --to /srv/appling` */
await runCommand(status);
