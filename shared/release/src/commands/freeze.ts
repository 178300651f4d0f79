import { runCommand } from '../command-line.ts';
import { freezeTarget } from '../commands.ts';

/** `npx --no appling freeze --reason "launch day" --to /srv/appling`; `--off` ends it. */
await runCommand(freezeTarget);
