import { runCommand } from '../command-line.ts';
import { rollback } from '../commands.ts';

/** `npx --no appling rollback`: see `--help`. */
await runCommand(rollback);
