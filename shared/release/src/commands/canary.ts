import { runCommand } from '../command-line.ts';
import { canary } from '../commands.ts';

/** `npx --no appling canary chat --percent 10 --to /srv/appling`; `chat/1a2b3c4d5e6f` takes a stored release instead of a build. */
await runCommand(canary);
