import { runCommand } from '../command-line.ts';
import { rollback } from '../commands.ts';

await runCommand(rollback);
