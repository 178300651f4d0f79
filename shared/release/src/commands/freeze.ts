import { runCommand } from '../command-line.ts';
import { freezeTarget } from '../commands.ts';

/** `npm run freeze -- --reason "launch day" --to /srv/appling`; `--off` ends it. */
await runCommand(freezeTarget);
