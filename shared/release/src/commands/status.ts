import { runCommand } from '../command-line.ts';
import { status } from '../commands.ts';

await runCommand(status);
