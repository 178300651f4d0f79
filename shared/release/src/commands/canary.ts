import { runCommand } from '../command-line.ts';
import { canary } from '../commands.ts';

/** `npx --no appling canary`: `<remote>/<release>` takes a stored release instead of a build. */
await runCommand(canary);
